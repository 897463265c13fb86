import { msg } from '../../i18n/msg.js';

export const messages = {
  close: msg('ui.dialog.close', 'Close', 'Button that closes a dialog, a panel, or a form beside a list; what runs goes on'),
  cancel: msg('ui.dialog.cancel', 'Cancel', 'Button that closes a dialog or leaves a form without doing anything'),
  staysWhileBusy: msg('ui.dialog.staysWhileBusy', 'This stays open until what is under way has ended.', 'Tip of the buttons that close a dialog, while what it does is under way'),
  askDiscard: msg('ui.dialog.askDiscard', 'Discard what you entered?', 'Question at the foot of a dialog that is about to be closed with unsaved input'),
  keep: msg('ui.dialog.keep', 'Keep editing', 'Button that stays in a dialog with unsaved input'),
  discard: msg('ui.dialog.discard', 'Discard', 'Button that drops unsaved input'),
  typeToConfirm: msg<{ text: string }>('ui.dialog.typeToConfirm', 'Type {text} to confirm', 'Label of a field in a dialog that deletes something large; text is the name that must be typed'),
};
