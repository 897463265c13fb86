import { msg } from '../../i18n/msg.js';

export const messages = {
  date: msg('ui.dateTimeField.date', 'Date', 'First half of a field for a date and a time'),
  time: msg('ui.dateTimeField.time', 'Time', 'Second half of a field for a date and a time'),
  zone: msg<{ zone: string }>('ui.dateTimeField.zone', 'Time zone: {zone}', 'Below a field for a date and a time; zone is the name of the time zone, such as UTC or Europe/Berlin'),
};
