import { defineMessage } from 'react-intl';

export const messages = {
  notLoaded: defineMessage({
    id: 'ui.states.notLoaded',
    defaultMessage:
      'A part of the application could not be loaded. Check the connection and try again, or load the page anew.',
    description:
      'In the place of a part of the page whose code could not be loaded, ui.states.retry follows; also why something was not done',
  }),
  retry: defineMessage({
    id: 'ui.states.retry',
    defaultMessage: 'Try again',
    description: 'Button behind or below what failed; tries it once more',
  }),
  details: defineMessage({
    id: 'ui.states.details',
    defaultMessage: 'Details',
    description: 'Button that shows the technical details of a failure, such as its status and address',
  }),
  permission: defineMessage<{ readonly permission: string }>({
    id: 'ui.states.permission',
    defaultMessage: 'It takes the permission “{permission}”. Ask an administrator of your team.',
    description:
      'Where somebody may not see a part of the page; permission is its label as administrators see it',
  }),
  dismiss: defineMessage({
    id: 'ui.states.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Button that removes a note or a message',
  }),
  loading: defineMessage({
    id: 'ui.states.loading',
    defaultMessage: 'Loading',
    description:
      'For screen readers, while a part of the page or the rows of a table are loaded for the first time',
  }),
};
