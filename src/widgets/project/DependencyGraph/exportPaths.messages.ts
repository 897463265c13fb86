import { defineMessage } from 'react-intl';

export const messages = {
  filtered: defineMessage<{ readonly count: number; readonly listed: number; readonly text: string }>({
    id: 'dependencyGraph.exportFiltered',
    defaultMessage: 'Only the {count, number} of {listed, number} listed paths that hold “{text}”.',
    description: 'Last line of an exported table whose list was filtered by words',
  }),
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
