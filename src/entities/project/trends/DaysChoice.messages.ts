import { msg } from '../../../i18n/msg.js';

export const messages = {
  range: msg('daysChoice.range', 'Time range', 'Name of the choice of the days a dashboard shows'),
  days: msg<{ days: number }>('daysChoice.days', '{days, plural, one {# day} other {# days}}', 'Choice in daysChoice.range; {days} is the number of days'),
  year: msg('daysChoice.year', '1 year', 'Choice in daysChoice.range'),
};
