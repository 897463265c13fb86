import { msg } from '../../i18n/msg.js';

export const messages = {
  close: msg('ui.dialog.close', 'Close', 'Button that closes a dialog, panel, or form beside a list. Running work continues. At most 12 characters'),
  cancel: msg('ui.dialog.cancel', 'Cancel', 'Button that closes a dialog or form without changes. At most 12 characters'),
  staysWhileBusy: msg('ui.dialog.staysWhileBusy', 'You can close this when the operation finishes.', 'Tooltip of the buttons that close a dialog, during an operation'),
  askDiscard: msg('ui.dialog.askDiscard', 'Discard your changes?', 'Question at the foot of a dialog that is about to close with unsaved input'),
  keep: msg('ui.dialog.keep', 'Keep editing', 'Button that returns to a dialog with unsaved input. At most 20 characters'),
  discard: msg('ui.dialog.discard', 'Discard', 'Button that discards unsaved input. At most 20 characters'),
  typeToConfirm: msg<{ text: string }>('ui.dialog.typeToConfirm', 'Type {text} to confirm', 'Field label in a dialog that deletes something large. text: the name to type'),
};
