import { defineMessage } from 'react-intl';

export const messages = {
  region: defineMessage({
    id: 'ui.toasts.region',
    defaultMessage: 'Notifications',
    description:
      'Name, for screen readers, of the place at the edge of the screen where short messages appear',
  }),
};
