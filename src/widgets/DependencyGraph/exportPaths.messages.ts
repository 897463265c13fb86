import { defineMessage } from 'react-intl';

export const messages = {
  columnVersion: defineMessage({
    id: 'dependencyGraph.column.version',
    defaultMessage: 'Version',
    description: 'Column head in exported files and in the list of dependants',
  }),
  purl: defineMessage({
    id: 'dependencyGraph.purl',
    defaultMessage: 'Package URL',
    description: 'Column head in exported files',
  }),
};
