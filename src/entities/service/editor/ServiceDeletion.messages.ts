import { defineMessage } from 'react-intl';
import * as serviceMessages from '../service.messages.js';
import * as rowChangeMessages from '../../../ui/table/rowChange.messages.js';

export const messages = {
  title: serviceMessages.askRemoval,
  consequence: defineMessage({
    id: 'serviceDeletion.consequence',
    defaultMessage:
      'Its endpoints, data and references go with it. This cannot be undone; a newer bill of materials may bring it back.',
    description: 'Below service.askRemoval',
  }),
  confirm: defineMessage({
    id: 'serviceDeletion.confirm',
    defaultMessage: 'Remove service',
    description: 'Button of the question service.askRemoval, and in the form of a service',
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
