import { defineMessage } from 'react-intl';

export const messages = {
  stale: defineMessage<{ readonly time: string }>({
    id: 'data.stale',
    defaultMessage: 'This is from {time}; newer data could not be loaded.',
    description: 'Above a list whose refresh failed; time is when the shown data came, such as 09:40',
  }),
};
