import { msg } from '../../../i18n/msg.js';

export const messages = {
  range: msg('daysChoice.range', 'Time shown', 'Name of the choice of how many days a dashboard looks back'),
  days: msg<{ days: number }>('daysChoice.days', '{days, plural, one {# day} other {# days}}', 'Choice: how many days a dashboard looks back'),
  year: msg('daysChoice.year', '1 year', 'Choice: a dashboard looks back one year'),
};
