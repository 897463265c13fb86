import { defineMessage } from 'react-intl';

export const messages = {
  remove: defineMessage({
    id: 'rowRemoval.remove',
    defaultMessage: 'Remove…',
    description: 'Button in the bar; asks before it removes the selected rows of a list',
  }),
  removing: defineMessage({
    id: 'rowRemoval.removing',
    defaultMessage: 'Removing',
    description: 'Instead of the button of the question while the server works',
  }),
  others: defineMessage<{ readonly count: number }>({
    id: 'rowRemoval.others',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
    description: 'Below the names of the first rows that would be removed',
  }),
};
