/** Words of buttons that create, remove and delete, and of what becomes of it. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const askDelete = defineMessage({
  id: 'rowChange.askDelete',
  defaultMessage: 'Delete…',
  description: 'Button or entry of a menu that asks whether to delete something',
});

export const deleting = defineMessage({
  id: 'rowChange.deleting',
  defaultMessage: 'Deleting',
  description: 'On a button while the server deletes something',
});

export const notDeleted = defineMessage<{ readonly reason: string }>({
  id: 'rowChange.notDeleted',
  defaultMessage: 'It was not deleted. {reason}',
  description:
    'In the question before something is deleted, after a failure; reason is one or two sentences, often of the server',
});

export const creating = defineMessage({
  id: 'rowChange.creating',
  defaultMessage: 'Creating',
  description: 'On a button while the server creates something',
});

export const askRemove = defineMessage({
  id: 'rowChange.askRemove',
  defaultMessage: 'Remove…',
  description: 'Button that asks whether to remove something from a list',
});

export const removing = defineMessage({
  id: 'rowChange.removing',
  defaultMessage: 'Removing',
  description: 'On a button while the server removes something from a list',
});

export const columnEdit = defineMessage({
  id: 'rowChange.columnEdit',
  defaultMessage: 'Edit',
  description: 'Name of a column with buttons that open the form of a row',
});
