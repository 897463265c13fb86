/** Words of buttons that stand in many places. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const stop = defineMessage({
  id: 'actions.stop',
  defaultMessage: 'Stop',
  description: 'Button that stops what is running; what is done so far stays',
});

export const undo = defineMessage({
  id: 'actions.undo',
  defaultMessage: 'Undo',
  description: 'Button that brings back what was before',
});

export const copy = defineMessage({
  id: 'actions.copy',
  defaultMessage: 'Copy',
  description: 'Button that puts a text on the clipboard, and the hidden head of a column of such buttons',
});

export const copied = defineMessage({
  id: 'actions.copied',
  defaultMessage: 'Copied',
  description: 'On or beside a button, for a moment after it put a text on the clipboard',
});

export const done = defineMessage({
  id: 'actions.done',
  defaultMessage: 'Done',
  description: 'Button that closes a dialog in which everything has taken effect',
});

export const more = defineMessage({
  id: 'actions.more',
  defaultMessage: 'More actions',
  description: 'Button that opens a menu of what else can be done',
});

export const edit = defineMessage({
  id: 'actions.edit',
  defaultMessage: 'Edit…',
  description: 'Button that opens the form to change what the page shows',
});
