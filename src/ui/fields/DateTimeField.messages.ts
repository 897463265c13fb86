import { defineMessage } from 'react-intl';

export const messages = {
  date: defineMessage({
    id: 'ui.dateTimeField.date',
    defaultMessage: 'Date',
    description: 'First half of a field for a date and a time',
  }),
  time: defineMessage({
    id: 'ui.dateTimeField.time',
    defaultMessage: 'Time',
    description: 'Second half of a field for a date and a time',
  }),
  zone: defineMessage<{ readonly zone: string }>({
    id: 'ui.dateTimeField.zone',
    defaultMessage: 'Time zone: {zone}',
    description:
      'Below a field for a date and a time; zone is the name of the time zone, such as UTC or Europe/Berlin',
  }),
};
