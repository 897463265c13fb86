import { defineMessage } from 'react-intl';
import * as identityMessages from '../../../entities/component/identity.messages.js';

export const messages = {
  filtered: defineMessage<{ readonly count: number; readonly listed: number; readonly text: string }>({
    id: 'dependencyGraph.exportFiltered',
    defaultMessage: 'Only the {count, number} of {listed, number} listed paths that hold “{text}”.',
    description: 'Last line of an exported table whose list was filtered by words',
  }),
  columnVersion: identityMessages.version,
  purl: identityMessages.purl,
};
