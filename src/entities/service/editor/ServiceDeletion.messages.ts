import { msg } from '../../../i18n/msg.js';
import * as serviceMessages from '../service.messages.js';
import * as rowChangeMessages from '../../../ui/table/rowChange.messages.js';

export const messages = {
  title: serviceMessages.askRemoval,
  consequence: msg('serviceDeletion.consequence', 'Its endpoints, data and references go with it. This cannot be undone; a newer bill of materials may bring it back.', 'Below service.askRemoval'),
  confirm: msg('serviceDeletion.confirm', 'Remove service', 'Button of the question service.askRemoval, and in the form of a service'),
  removing: rowChangeMessages.removing,
  removed: msg<{ name: string }>('serviceDeletion.removed', '{name} was removed from the services.', 'Notice; name is that of a service, and its version'),
  failed: msg<{ reason: string }>('serviceDeletion.failed', 'The service was not removed. {reason}', 'In the question after a failure; reason is one or two sentences'),
};
