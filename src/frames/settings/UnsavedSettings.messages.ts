import { msg } from '../../i18n/msg.js';

export const messages = {
  unsaved: msg('unsavedSettings.unsaved', 'You have unsaved changes.', 'In the dialog that tests server settings. unsavedSettings.help follows'),
  unsavedHelp: msg('unsavedSettings.help', 'The test uses the saved settings.', 'After unsavedSettings.unsaved. A save button follows'),
  unsavable: msg('unsavedSettings.unsavable', 'Could not save. Close this dialog and check the highlighted fields.', 'After unsavedSettings.unsaved when form fields have errors'),
};
