import { defineMessage } from 'react-intl';

export const messages = {
  range: defineMessage({
    id: 'daysChoice.range',
    defaultMessage: 'Time shown',
    description: 'Name of the choice of how many days a dashboard looks back',
  }),
  days: defineMessage<{ readonly days: number }>({
    id: 'daysChoice.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Choice: how many days a dashboard looks back',
  }),
  year: defineMessage({
    id: 'daysChoice.year',
    defaultMessage: '1 year',
    description: 'Choice: a dashboard looks back one year',
  }),
};
