import { defineMessage } from 'react-intl';

export const messages = {
  stopped: defineMessage({
    id: 'host.stopped',
    defaultMessage: 'This part of the page stopped because of a fault in it. The rest goes on working.',
    description: 'In the place of a widget that failed with a programming error',
  }),
  startAgain: defineMessage({
    id: 'host.startAgain',
    defaultMessage: 'Start it again',
    description: 'Button under host.stopped',
  }),
};
