import { msg } from '../../../i18n/msg.js';
import * as serviceMessages from '../service.messages.js';
import * as rowChangeMessages from '../../../ui/table/rowChange.messages.js';
import { deleted } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  title: serviceMessages.askRemoval,
  consequence: msg('serviceDeletion.consequence', 'Its endpoints, data, and references are deleted too. This cannot be undone. A newer BOM may add it again.', 'Confirmation text below service.askRemoval'),
  confirm: msg('serviceDeletion.confirm', 'Delete service', 'Button of the confirmation service.askRemoval and of the service form (at most 20 characters)'),
  removing: rowChangeMessages.removing,
  removed: deleted,
  failed: rowChangeMessages.notDeleted,
};
