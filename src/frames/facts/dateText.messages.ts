import { msg } from '../../i18n/msg.js';

export const messages = {
  today: msg<{ time: string }>('date.today', 'today, {time}', 'A point in time of today inside of a sentence or a list; time such as 09:40'),
};
