import { msg } from '../../i18n/msg.js';

export const messages = {
  date: msg('ui.dateTimeField.date', 'Date', 'First half of a field for date and time'),
  time: msg('ui.dateTimeField.time', 'Time', 'Second half of a field for date and time'),
  zone: msg<{ zone: string }>('ui.dateTimeField.zone', 'Time zone: {zone}', 'Help below a field for date and time. zone: time zone, such as UTC or Europe/Berlin'),
};
