import { message } from 'bomdeck';

export const messages = {
  label: message('exampleList.label', 'Example list', 'Name of the list, for screen readers'),
  search: message('exampleList.search', 'Search the example list', 'Name of the search field above the list'),
  none: message('exampleList.none', 'The example list is empty', 'Title instead of the list while there are no rows'),
  columnName: message('exampleList.columnName', 'Name in the example list', 'Column head'),
};
