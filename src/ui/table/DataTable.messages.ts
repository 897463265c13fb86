import { msg } from '../../i18n/msg.js';
import { messages as columnsMessages } from './ColumnsButton.messages.js';
import { messages as statesMessages } from '../layout/states.messages.js';

export const messages = {
  select: msg<{ name: string }>('ui.table.select', 'Select {name}', 'Checkbox in front of a table row; name is what the row is about, such as CVE-2021-44228 in log4j-core'),
  selectAll: msg('ui.table.selectAll', 'Select all rows', 'Checkbox in the head of a table that selects every row of the list'),
  details: msg<{ name: string }>('ui.table.details', 'Details of {name}', 'Arrow in front of a table row that opens what is below it; name is what the row is about'),
  children: msg<{ name: string }>('ui.table.children', 'Rows below {name}', 'Arrow in front of a table row that shows the rows nested in it; name is what the row is about'),
  expand: msg('ui.table.expand', 'Open or close', 'Head, for screen readers only, of the column with the arrows that open table rows'),
  loading: statesMessages.loading,
  sortBy: columnsMessages.sortBy,
  unsorted: msg('ui.table.unsorted', 'Not sorted', 'Choice that sorts a list by no column'),
  ascending: msg('ui.table.ascending', 'Ascending, switch to descending', 'Button beside the choice of the sort column while the list is sorted from low to high'),
  descending: msg('ui.table.descending', 'Descending, switch to ascending', 'Button beside the choice of the sort column while the list is sorted from high to low'),
  sortMore: msg<{ count: number }>(
    'ui.table.sortMore',
    'Sort by several columns{count, plural, =0 {} other {, # more now}}',
    'Button beside the choice of the sort column on narrow screens; count is by how many more columns the list is sorted',
  ),
  range: msg<{ from: number; to: number; total: number }>('ui.table.range', '{from, number}–{to, number} of {total, number}', 'Below a table: which rows of the whole list are shown on this page, such as 1–25 of 96'),
  rowsPerPage: msg('ui.table.rowsPerPage', 'Rows', 'Label of the choice of how many rows a page of a table has'),
  page: msg<{ page: number; pages: number }>('ui.table.page', 'Page {page, number} of {pages, number}', 'Below a table, between the buttons for the previous and the next page'),
  previousPage: msg('ui.table.previousPage', 'Previous page', 'Button below a table'),
  nextPage: msg('ui.table.nextPage', 'Next page', 'Button below a table'),
  pages: msg('ui.table.pages', 'Pages', 'Name, for screen readers, of the controls that turn the pages of a table'),
  resize: msg<{ name: string }>('ui.table.resize', 'Width of {name}', 'Handle at the edge of a column head that changes the width of the column; name is the head'),
  headKeys: msg(
    'ui.table.headKeys',
    'Left and right arrows go from head to head. With Alt they change the width of the column, with Alt and Shift they move it. Shift and Enter sort by one more column.',
    'For screen readers, describes the keys that work in the heads of a table',
  ),
};
