import { defineMessage } from 'react-intl';
import { messages as listSelectionMessages } from '../list/listSelection.messages.js';

export const messages = {
  member: defineMessage({
    id: 'picker.member',
    defaultMessage: 'Already there',
    description:
      'In a dialog that picks rows, at a row that cannot be picked because it belongs to the target already',
  }),
  selected: defineMessage<{ readonly count: number }>({
    id: 'picker.selected',
    defaultMessage: '{count, plural, =0 {Nothing selected} one {# selected} other {# selected}}',
    description: 'At the foot of a dialog that picks rows: how many, on all pages',
  }),
  clear: listSelectionMessages.clear,
  pickFirst: defineMessage({
    id: 'picker.pickFirst',
    defaultMessage: 'Select at least one row.',
    description: 'Why the button of a dialog that picks rows does nothing yet',
  }),
};
