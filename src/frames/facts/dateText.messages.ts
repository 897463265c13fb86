import { msg } from '../../i18n/msg.js';

export const messages = {
  today: msg<{ time: string }>('date.today', 'today, {time}', 'A time of today inside a sentence or list. time: such as 09:40'),
};
