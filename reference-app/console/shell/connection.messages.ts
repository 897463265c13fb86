import { defineMessage } from 'react-intl';

export const messages = {
  offline: defineMessage({
    id: 'console.offline',
    defaultMessage: 'You are offline',
    description: 'Title of a notice above the page while the device has no network',
  }),
  unreachable: defineMessage({
    id: 'console.unreachable',
    defaultMessage: 'The server cannot be reached',
    description: 'Title of a notice above the page while no answer comes from the server',
  }),
  lostAdvice: defineMessage({
    id: 'console.lostAdvice',
    defaultMessage: 'Nothing is lost. What could not be loaded is loaded as soon as the connection is back.',
    description: 'Below console.offline and console.unreachable',
  }),
  check: defineMessage({
    id: 'console.checkConnection',
    defaultMessage: 'Check connection',
    description: 'Button beside console.offline and console.unreachable',
  }),
};
