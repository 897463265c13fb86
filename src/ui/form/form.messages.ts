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
  saved: defineMessage({
    id: 'ui.form.saved',
    defaultMessage: 'Saved',
    description: 'Beside the save button of a form after it was saved, until something is changed again',
  }),
  notSaved: defineMessage({
    id: 'ui.form.notSaved',
    defaultMessage: 'This could not be saved: something unexpected happened. What you entered is still here.',
    description: 'Above the fields of a form, when sending it failed for an unknown reason',
  }),
  discard: defineMessage({
    id: 'ui.form.discard',
    defaultMessage: 'Discard changes',
    description: 'Button of a form that brings the saved values back',
  }),
  nothingToSave: defineMessage({
    id: 'ui.form.nothingToSave',
    defaultMessage: 'Nothing has been changed.',
    description: 'Tip of the save button of a form that shows the saved values',
  }),
  changes: defineMessage<{ readonly count: number }>({
    id: 'ui.form.changes',
    defaultMessage: '{count, plural, one {# change} other {# changes}}',
    description: 'Beside the save button of a form; count is how many fields differ from their saved values',
  }),
  problems: defineMessage<{ readonly count: number }>({
    id: 'ui.form.problems',
    defaultMessage: '{count, plural, one {# problem to solve} other {# problems to solve}}',
    description:
      'Beside the save button of a form; count is how many of its fields are wrong or were refused',
  }),
};
