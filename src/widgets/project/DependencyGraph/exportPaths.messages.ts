import { msg } from '../../../i18n/msg.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';

export const messages = {
  filtered: msg<{ count: number; listed: number; text: string }>(
    'dependencyGraph.exportFiltered',
    'Only the {count, number} of {listed, number} listed paths that hold “{text}”.',
    'Last line of an exported table whose list was filtered by words',
  ),
  columnVersion: identityMessages.version,
  purl: identityMessages.purl,
};
