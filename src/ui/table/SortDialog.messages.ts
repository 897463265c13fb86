import { msg } from '../../i18n/msg.js';
import * as actionMessages from '../controls/actions.messages.js';
import { messages as columnsMessages } from './ColumnsButton.messages.js';

export const sortMessages = {
  title: columnsMessages.sortBy,
  rule: msg<{ place: number }>('ui.sort.rule', '{place, plural, =1 {First by} other {Then by}}', 'Label of the choice of a column; place is its place in the order'),
  direction: msg<{ name: string }>('ui.sort.direction', 'Direction of {name}', 'Name, for screen readers, of the choice between ui.sort.ascending and ui.sort.descending'),
  ascending: msg('ui.sort.ascending', 'Ascending', 'Choice: from low to high'),
  descending: msg('ui.sort.descending', 'Descending', 'Choice: from high to low'),
  earlier: msg<{ name: string }>('ui.sort.earlier', 'Let {name} decide earlier', 'Button with an arrow that swaps a column with the one before it; name is the column'),
  remove: msg<{ name: string }>('ui.sort.remove', 'Do not sort by {name}', 'Button with a cross; name is the column'),
  add: msg('ui.sort.add', 'Choose a column', 'In the choice of a further column, while none is chosen'),
  done: actionMessages.done,
};
