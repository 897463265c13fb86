import { msg } from '../../i18n/msg.js';
import { messages as listSelectionMessages } from '../list/listSelection.messages.js';

export const messages = {
  member: msg('picker.member', 'Already added', 'At a row of a selection dialog that cannot be selected because the target has it. At most 20 characters'),
  selected: msg<{ count: number }>('picker.selected', '{count, plural, =0 {Nothing selected} other {# selected}}', 'At the foot of a selection dialog: number of selected rows on all pages'),
  clear: listSelectionMessages.clear,
  pickFirst: msg('picker.pickFirst', 'Select at least one row.', 'Reason why the button of a selection dialog is not available yet'),
};
