import { defineMessage } from 'react-intl';

export const messages = {
  today: defineMessage<{ readonly time: string }>({
    id: 'date.today',
    defaultMessage: 'today, {time}',
    description: 'A point in time of today inside of a sentence or a list; time such as 09:40',
  }),
};
