/** Words of buttons that stand in many places. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const stop = msg('actions.stop', 'Stop', 'Button that stops what is running; what is done so far stays');

export const undo = msg('actions.undo', 'Undo', 'Button that brings back what was before');

export const copy = msg('actions.copy', 'Copy', 'Button that puts a text on the clipboard, and the hidden head of a column of such buttons');

export const copied = msg('actions.copied', 'Copied', 'On or beside a button, for a moment after it put a text on the clipboard');

export const done = msg('actions.done', 'Done', 'Button that closes a dialog in which everything has taken effect');

export const more = msg('actions.more', 'More actions', 'Button that opens a menu of what else can be done');

export const edit = msg('actions.edit', 'Edit…', 'Button that opens the form to change what the page shows');
