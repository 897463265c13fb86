import { defineMessage } from 'react-intl';
import { messages as columnsMessages } from './ColumnsButton.messages.js';
import { messages as statesMessages } from '../layout/states.messages.js';

export const messages = {
  select: defineMessage<{ readonly name: string }>({
    id: 'ui.table.select',
    defaultMessage: 'Select {name}',
    description:
      'Checkbox in front of a table row; name is what the row is about, such as CVE-2021-44228 in log4j-core',
  }),
  selectAll: defineMessage({
    id: 'ui.table.selectAll',
    defaultMessage: 'Select all rows',
    description: 'Checkbox in the head of a table that selects every row of the list',
  }),
  details: defineMessage<{ readonly name: string }>({
    id: 'ui.table.details',
    defaultMessage: 'Details of {name}',
    description: 'Arrow in front of a table row that opens what is below it; name is what the row is about',
  }),
  children: defineMessage<{ readonly name: string }>({
    id: 'ui.table.children',
    defaultMessage: 'Rows below {name}',
    description:
      'Arrow in front of a table row that shows the rows nested in it; name is what the row is about',
  }),
  expand: defineMessage({
    id: 'ui.table.expand',
    defaultMessage: 'Open or close',
    description: 'Head, for screen readers only, of the column with the arrows that open table rows',
  }),
  loading: statesMessages.loading,
  sortBy: columnsMessages.sortBy,
  unsorted: defineMessage({
    id: 'ui.table.unsorted',
    defaultMessage: 'Not sorted',
    description: 'Choice that sorts a list by no column',
  }),
  ascending: defineMessage({
    id: 'ui.table.ascending',
    defaultMessage: 'Ascending, switch to descending',
    description: 'Button beside the choice of the sort column while the list is sorted from low to high',
  }),
  descending: defineMessage({
    id: 'ui.table.descending',
    defaultMessage: 'Descending, switch to ascending',
    description: 'Button beside the choice of the sort column while the list is sorted from high to low',
  }),
  sortMore: defineMessage<{ readonly count: number }>({
    id: 'ui.table.sortMore',
    defaultMessage: 'Sort by several columns{count, plural, =0 {} other {, # more now}}',
    description:
      'Button beside the choice of the sort column on narrow screens; count is by how many more columns the list is sorted',
  }),
  range: defineMessage<{ readonly from: number; readonly to: number; readonly total: number }>({
    id: 'ui.table.range',
    defaultMessage: '{from, number}–{to, number} of {total, number}',
    description: 'Below a table: which rows of the whole list are shown on this page, such as 1–25 of 96',
  }),
  rowsPerPage: defineMessage({
    id: 'ui.table.rowsPerPage',
    defaultMessage: 'Rows',
    description: 'Label of the choice of how many rows a page of a table has',
  }),
  page: defineMessage<{ readonly page: number; readonly pages: number }>({
    id: 'ui.table.page',
    defaultMessage: 'Page {page, number} of {pages, number}',
    description: 'Below a table, between the buttons for the previous and the next page',
  }),
  previousPage: defineMessage({
    id: 'ui.table.previousPage',
    defaultMessage: 'Previous page',
    description: 'Button below a table',
  }),
  nextPage: defineMessage({
    id: 'ui.table.nextPage',
    defaultMessage: 'Next page',
    description: 'Button below a table',
  }),
  pages: defineMessage({
    id: 'ui.table.pages',
    defaultMessage: 'Pages',
    description: 'Name, for screen readers, of the controls that turn the pages of a table',
  }),
  resize: defineMessage<{ readonly name: string }>({
    id: 'ui.table.resize',
    defaultMessage: 'Width of {name}',
    description: 'Handle at the edge of a column head that changes the width of the column; name is the head',
  }),
  headKeys: defineMessage({
    id: 'ui.table.headKeys',
    defaultMessage:
      'Left and right arrows go from head to head. With Alt they change the width of the column, with Alt and Shift they move it. Shift and Enter sort by one more column.',
    description: 'For screen readers, describes the keys that work in the heads of a table',
  }),
};
