import { msg } from '../../i18n/msg.js';

export const messages = {
  columns: msg('ui.columns.button', 'Columns', 'Button that opens the choice of the columns of a table'),
  shown: msg('ui.columns.shown', 'Shown', 'Heading over the columns that a table shows'),
  hidden: msg('ui.columns.hidden', 'Hidden', 'Heading over the columns that a table does not show'),
  reset: msg('ui.columns.reset', 'Reset columns', 'Button that gives all columns of a table their own order, width and visibility back'),
  move: msg<{ name: string }>('ui.columns.move', 'Move {name}: drag, or up and down arrows', 'Handle that changes the place of a column; name is the head of the column'),
  moved: msg<{ name: string; place: number; total: number }>('ui.columns.moved', '{name} is column {place, number} of {total, number}', 'For screen readers, after a column was moved; name is its head'),
  narrower: msg<{ name: string }>('ui.columns.narrower', 'Make {name} narrower', 'Button that makes a column narrower; name is its head'),
  wider: msg<{ name: string }>('ui.columns.wider', 'Make {name} wider', 'Button that makes a column wider; name is its head'),
  sortBy: msg('ui.columns.sortBy', 'Sort by', 'Label of the choice of the column that a list is sorted by, on narrow screens; title of the list of several such columns, the first decides'),
};
