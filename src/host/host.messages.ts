import { defineMessage } from 'react-intl';

export const messages = {
  stopped: defineMessage({
    id: 'host.stopped',
    defaultMessage: 'This part of the page stopped because of a fault in it. The rest goes on working.',
    description: 'In the place of a widget that failed with a programming error',
  }),
  withoutStyles: defineMessage({
    id: 'host.withoutStyles',
    defaultMessage:
      'This part cannot be shown, because the rules of this page keep its looks out. Tell the people who run the page.',
    description:
      'In the place of a widget whose styles are forbidden by the Content-Security-Policy of the page, because it lacks a nonce',
  }),
  startAgain: defineMessage({
    id: 'host.startAgain',
    defaultMessage: 'Start it again',
    description: 'Button under host.stopped',
  }),
};
