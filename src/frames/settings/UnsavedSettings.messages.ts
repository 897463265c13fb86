import { defineMessage } from 'react-intl';

export const messages = {
  unsaved: defineMessage({
    id: 'unsavedSettings.unsaved',
    defaultMessage: 'The changes in the form are not saved.',
    description: 'In the dialog that tests settings of the server; unsavedSettings.help follows',
  }),
  unsavedHelp: defineMessage({
    id: 'unsavedSettings.help',
    defaultMessage: 'The server tests what it has stored.',
    description: 'Behind unsavedSettings.unsaved; a button that saves follows',
  }),
  unsavable: defineMessage({
    id: 'unsavedSettings.unsavable',
    defaultMessage: 'They could not be saved: close this dialog and look at the marked fields.',
    description: 'Behind unsavedSettings.unsaved, when fields of the form are wrong or were refused',
  }),
};
