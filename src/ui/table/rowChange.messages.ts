/** Words of buttons that create, remove and delete, and of what becomes of it. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const askDelete = msg('rowChange.askDelete', 'Delete…', 'Button or entry of a menu that asks whether to delete something');

export const deleting = msg('rowChange.deleting', 'Deleting', 'On a button while the server deletes something');

export const notDeleted = msg<{ reason: string }>('rowChange.notDeleted', 'It was not deleted. {reason}', 'In the question before something is deleted, after a failure; reason is one or two sentences, often of the server');

export const creating = msg('rowChange.creating', 'Creating', 'On a button while the server creates something');

export const askRemove = msg('rowChange.askRemove', 'Remove…', 'Button that asks whether to remove something from a list');

export const removing = msg('rowChange.removing', 'Removing', 'On a button while the server removes something from a list');

export const columnEdit = msg('rowChange.columnEdit', 'Edit', 'Name of a column with buttons that open the form of a row');
