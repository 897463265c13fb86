import { defineMessage } from 'react-intl';

export const messages = {
  more: defineMessage<{ readonly shown: number; readonly total: number }>({
    id: 'projectOptions.more',
    defaultMessage: '{shown, number} of {total, number} shown. Type more of the name to find others.',
    description: 'Below the list of a field that finds projects, when it has more than are shown',
  }),
};
