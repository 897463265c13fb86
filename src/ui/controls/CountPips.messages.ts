import { msg } from '../../i18n/msg.js';

export const messages = {
  thousands: msg<{ count: number }>(
    'ui.countPips.thousands',
    '{count, number}k',
    'A number of ten thousand or more in a narrow cell of a table, such as 12.4k for 12,431: count is in thousands. As short as can be; the tip says the whole number',
  ),
};
