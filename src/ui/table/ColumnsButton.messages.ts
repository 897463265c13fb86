import { msg } from '../../i18n/msg.js';

export const messages = {
  columns: msg('ui.columns.button', 'Columns', 'Button that opens the choice of table columns. At most 12 characters'),
  shown: msg('ui.columns.shown', 'Shown', 'Heading above the columns that a table shows'),
  hidden: msg('ui.columns.hidden', 'Hidden', 'Heading above the columns that a table does not show'),
  reset: msg('ui.columns.reset', 'Reset columns', 'Button that restores the default order, width, and visibility of columns. At most 20 characters'),
  move: msg<{ name: string }>('ui.columns.move', 'Move {name}. Drag, or use the arrow keys.', 'Name of the handle that moves a column. name: table head'),
  moved: msg<{ name: string; place: number; total: number }>('ui.columns.moved', '{name} is column {place, number} of {total, number}', 'For screen readers, after a column was moved. name: table head'),
  narrower: msg<{ name: string }>('ui.columns.narrower', 'Make {name} narrower', 'Name of the button that makes a column narrower. name: table head'),
  wider: msg<{ name: string }>('ui.columns.wider', 'Make {name} wider', 'Name of the button that makes a column wider. name: table head'),
  sortBy: msg('ui.columns.sortBy', 'Sort by', 'Label of the sort column on narrow screens, and title of the dialog for several sort columns'),
};
