import { msg } from '../../i18n/msg.js';
import { messages as listSelectionMessages } from '../list/listSelection.messages.js';

export const messages = {
  member: msg('picker.member', 'Already there', 'In a dialog that picks rows, at a row that cannot be picked because it belongs to the target already'),
  selected: msg<{ count: number }>('picker.selected', '{count, plural, =0 {Nothing selected} one {# selected} other {# selected}}', 'At the foot of a dialog that picks rows: how many, on all pages'),
  clear: listSelectionMessages.clear,
  pickFirst: msg('picker.pickFirst', 'Select at least one row.', 'Why the button of a dialog that picks rows does nothing yet'),
};
