import { defineMessage } from 'react-intl';

export const messages = {
  region: defineMessage({
    id: 'welcomeMessage.region',
    defaultMessage: 'Message of the operator',
    description: 'Name, for screen readers, of what the operator of the server says on the sign-in page',
  }),
};
