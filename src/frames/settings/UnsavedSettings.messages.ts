import { msg } from '../../i18n/msg.js';

export const messages = {
  unsaved: msg('unsavedSettings.unsaved', 'The changes in the form are not saved.', 'In the dialog that tests settings of the server; unsavedSettings.help follows'),
  unsavedHelp: msg('unsavedSettings.help', 'The server tests what it has stored.', 'Behind unsavedSettings.unsaved; a button that saves follows'),
  unsavable: msg('unsavedSettings.unsavable', 'They could not be saved: close this dialog and look at the marked fields.', 'Behind unsavedSettings.unsaved, when fields of the form are wrong or were refused'),
};
