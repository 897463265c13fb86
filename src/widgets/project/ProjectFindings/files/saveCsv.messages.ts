import { defineMessage } from 'react-intl';
import * as identityMessages from '../../../../entities/component/identity.messages.js';

export const csvMessages = {
  version: identityMessages.version,
  // Not shared: a version, at the head of a column of its own.
  latest: defineMessage({
    id: 'findingsCsv.latest',
    defaultMessage: 'Latest',
    description: 'Heading of a column of the saved CSV file: newest version of the component',
  }),
  purl: identityMessages.purl,
};
