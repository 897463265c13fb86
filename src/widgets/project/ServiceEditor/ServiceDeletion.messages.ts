import { defineMessage } from 'react-intl';
import * as rowChangeMessages from '../../../ui/rowChange.messages.js';

export const messages = {
  title: defineMessage<{ readonly name: string }>({
    id: 'serviceDeletion.title',
    defaultMessage: 'Remove the service {name}?',
    description: 'Title of a question; name is that of a service, and its version',
  }),
  consequence: defineMessage({
    id: 'serviceDeletion.consequence',
    defaultMessage:
      'Its endpoints, data and references go with it. This cannot be undone; a newer bill of materials may bring it back.',
    description: 'Below serviceDeletion.title',
  }),
  confirm: defineMessage({
    id: 'serviceDeletion.confirm',
    defaultMessage: 'Remove service',
    description: 'Button of the question serviceDeletion.title, and in the form of a service',
  }),
  removing: rowChangeMessages.removing,
  removed: defineMessage<{ readonly name: string }>({
    id: 'serviceDeletion.removed',
    defaultMessage: '{name} was removed from the services.',
    description: 'Notice; name is that of a service, and its version',
  }),
  failed: defineMessage<{ readonly reason: string }>({
    id: 'serviceDeletion.failed',
    defaultMessage: 'The service was not removed. {reason}',
    description: 'In the question after a failure; reason is one or two sentences',
  }),
};
