import { msg } from '../../../i18n/msg.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';

export const messages = {
  filtered: msg<{ count: number; listed: number; text: string }>(
    'dependencyGraph.exportFiltered',
    'Only the {count, number} of {listed, number} listed paths that contain “{text}”.',
    'Last line of an exported table that was filtered. text is the filter',
  ),
  columnVersion: identityMessages.version,
  purl: identityMessages.purl,
};
