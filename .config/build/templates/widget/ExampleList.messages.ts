import { defineMessage } from 'react-intl';

export const messages = {
  label: defineMessage({
    id: 'exampleList.label',
    defaultMessage: 'Example list',
    description: 'Name of the list, for screen readers',
  }),
  search: defineMessage({
    id: 'exampleList.search',
    defaultMessage: 'Search the example list',
    description: 'Name of the search field above the list',
  }),
  none: defineMessage({
    id: 'exampleList.none',
    defaultMessage: 'The example list is empty',
    description: 'Title instead of the list while there are no rows',
  }),
  columnName: defineMessage({
    id: 'exampleList.columnName',
    defaultMessage: 'Name in the example list',
    description: 'Column head',
  }),
};
