import { msg } from '../../i18n/msg.js';
import { messages as columnsMessages } from './ColumnsButton.messages.js';
import { messages as statesMessages } from '../layout/states.messages.js';

export const messages = {
  select: msg<{ name: string }>('ui.table.select', 'Select {name}', 'Name of the checkbox before a table row. name: subject of the row, such as CVE-2021-44228 in log4j-core'),
  selectAll: msg('ui.table.selectAll', 'Select all rows', 'Name of the checkbox in a table head that selects every row of the list'),
  details: msg<{ name: string }>('ui.table.details', 'Details of {name}', 'Name of the arrow before a table row that opens its details. name: subject of the row'),
  children: msg<{ name: string }>('ui.table.children', 'Rows under {name}', 'Name of the arrow before a table row that shows its nested rows. name: subject of the row'),
  expand: msg('ui.table.expand', 'Expand or collapse', 'Screen-reader head of the column with the arrows that open table rows'),
  loading: statesMessages.loading,
  sortBy: columnsMessages.sortBy,
  unsorted: msg('ui.table.unsorted', 'Not sorted', 'Choice that sorts a list by no column'),
  ascending: msg('ui.table.ascending', 'Ascending, switch to descending', 'Name of the button beside the sort column while sorted from low to high'),
  descending: msg('ui.table.descending', 'Descending, switch to ascending', 'Name of the button beside the sort column while sorted from high to low'),
  sortMore: msg<{ count: number }>('ui.table.sortMore', 'Sort by more columns{count, plural, =0 {} other { (#)}}', 'Button beside the sort column on narrow screens. count: number of further sort columns'),
  range: msg<{ from: number; to: number; total: number }>('ui.table.range', '{from, number}–{to, number} of {total, number}', 'Below a table: rows on this page, such as 1–25 of 96'),
  rowsPerPage: msg('ui.table.rowsPerPage', 'Rows', 'Label of the choice of the number of rows per page. At most 14 characters'),
  page: msg<{ page: number; pages: number }>('ui.table.page', 'Page {page, number} of {pages, number}', 'Below a table, between the buttons for the previous and next page'),
  previousPage: msg('ui.table.previousPage', 'Previous page', 'Button below a table'),
  nextPage: msg('ui.table.nextPage', 'Next page', 'Button below a table'),
  pages: msg('ui.table.pages', 'Pagination', 'Screen-reader name of the page controls of a table'),
  resize: msg<{ name: string }>('ui.table.resize', 'Width of {name}', 'Name of the handle that changes the width of a column. name: table head'),
  headKeys: msg('ui.table.headKeys', 'Use Left and Right to move between column headers, with Alt to resize, with Alt+Shift to move the column. Shift+Enter adds it to the sort order.', 'Screen-reader help for the keys in table heads'),
};
