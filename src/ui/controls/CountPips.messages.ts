import { defineMessage } from 'react-intl';

export const messages = {
  thousands: defineMessage<{ readonly count: number }>({
    id: 'ui.countPips.thousands',
    defaultMessage: '{count, number}k',
    description:
      'A number of ten thousand or more in a narrow cell of a table, such as 12.4k for 12,431: count is in thousands. As short as can be; the tip says the whole number',
  }),
};
