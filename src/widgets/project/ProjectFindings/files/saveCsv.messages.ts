import { defineMessage } from 'react-intl';

export const csvMessages = {
  version: defineMessage({
    id: 'findingsCsv.version',
    defaultMessage: 'Version',
    description: 'Heading of a column of the saved CSV file: version of the component in use',
  }),
  latest: defineMessage({
    id: 'findingsCsv.latest',
    defaultMessage: 'Latest',
    description: 'Heading of a column of the saved CSV file: newest version of the component',
  }),
  purl: defineMessage({
    id: 'findingsCsv.purl',
    defaultMessage: 'Package URL',
    description: 'Heading of a column of the saved CSV file: package URL of the component',
  }),
};
