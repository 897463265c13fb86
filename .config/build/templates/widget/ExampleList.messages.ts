import { msg } from '../../../i18n/msg.js';

export const messages = {
  label: msg('exampleList.label', 'Example list', 'Name of the list, for screen readers'),
  search: msg('exampleList.search', 'Search the example list', 'Name of the search field above the list'),
  none: msg('exampleList.none', 'The example list is empty', 'Title that replaces the list while there are no rows'),
  columnName: msg('exampleList.columnName', 'Name in the example list', 'Column head'),
};
