/** Words of buttons that create, remove and delete, and of what becomes of it. One by one, so that a host downloads only those in use. */
import { edit } from '../controls/actions.messages.js';
import { msg } from '../../i18n/msg.js';

export const askDelete = msg('rowChange.askDelete', 'Delete', 'Button or menu entry that opens the question before deleting. At most 12 characters');

export const deleting = msg('rowChange.deleting', 'Deleting…', 'On a button while deleting');

export const notDeleted = msg<{ reason: string }>('rowChange.notDeleted', 'Could not delete. {reason}', 'In the question before deleting, after a failure. reason: one or two sentences, often from the server');

export const creating = msg('rowChange.creating', 'Creating…', 'On a button while creating');

// Not shared: detaches an item from a list, which keeps the item.
export const askRemove = msg('rowChange.askRemove', 'Remove', 'Button that opens the question before removing an item from a list. At most 12 characters');

export const removing = msg('rowChange.removing', 'Removing…', 'On a button while removing an item from a list');

export const columnEdit = edit;
