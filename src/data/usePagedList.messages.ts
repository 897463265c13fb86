import { defineMessage } from 'react-intl';

export const messages = {
  unsorted: defineMessage({
    id: 'pagedList.unsorted',
    defaultMessage: 'This server cannot sort by that. The rows stand in its own order.',
    description: 'Notice, after a column was chosen to sort a list by, from a server of another release',
  }),
};
