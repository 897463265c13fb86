import { msg } from '../../i18n/msg.js';
import * as actionMessages from '../controls/actions.messages.js';
import { messages as columnsMessages } from './ColumnsButton.messages.js';

export const sortMessages = {
  title: columnsMessages.sortBy,
  rule: msg<{ place: number }>('ui.sort.rule', '{place, plural, =1 {First by} other {Then by}}', 'Label of the choice of a sort column. place: its place in the sort order'),
  direction: msg<{ name: string }>('ui.sort.direction', 'Direction of {name}', 'Screen-reader name of the choice between ui.sort.ascending and ui.sort.descending. name: table head'),
  ascending: msg('ui.sort.ascending', 'Ascending', 'Choice: from low to high'),
  descending: msg('ui.sort.descending', 'Descending', 'Choice: from high to low'),
  earlier: msg<{ name: string }>('ui.sort.earlier', 'Move {name} up', 'Name of the arrow button that swaps a sort column with the one before it. name: table head'),
  remove: msg<{ name: string }>('ui.sort.remove', 'Stop sorting by {name}', 'Name of the button that removes a sort column. name: table head'),
  add: msg('ui.sort.add', 'Choose a column', 'In the choice of a further sort column while none is selected'),
  done: actionMessages.done,
};
