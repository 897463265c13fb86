import { msg } from '../../i18n/msg.js';

export const messages = {
  thousands: msg<{ count: number }>('ui.countPips.thousands', '{count, number}k', 'Number of 10,000 or more in a narrow table cell, such as 12.4k. count: in thousands. As short as possible'),
};
