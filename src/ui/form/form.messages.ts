import { defineMessage } from 'react-intl';

export const messages = {
  save: defineMessage({
    id: 'ui.form.save',
    defaultMessage: 'Save',
    description: 'Button that saves a form',
  }),
  saving: defineMessage({
    id: 'ui.form.saving',
    defaultMessage: 'Saving',
    description: 'On the save button of a form while it is being saved',
  }),
};
