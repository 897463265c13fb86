import { msg } from '../../i18n/msg.js';

export const messages = {
  save: msg('ui.form.save', 'Save', 'Button that saves a form'),
  saving: msg('ui.form.saving', 'Saving', 'On the save button of a form while it is being saved'),
  saved: msg('ui.form.saved', 'Saved', 'Beside the save button of a form after it was saved, until something is changed again'),
  notSaved: msg('ui.form.notSaved', 'This could not be saved: something unexpected happened. What you entered is still here.', 'Above the fields of a form, when sending it failed for an unknown reason'),
  discard: msg('ui.form.discard', 'Discard changes', 'Button of a form that brings the saved values back'),
  nothingToSave: msg('ui.form.nothingToSave', 'Nothing has been changed.', 'Tip of the save button of a form that shows the saved values'),
  changes: msg<{ count: number }>('ui.form.changes', '{count, plural, one {# change} other {# changes}}', 'Beside the save button of a form; count is how many fields differ from their saved values'),
  problems: msg<{ count: number }>('ui.form.problems', '{count, plural, one {# problem to solve} other {# problems to solve}}', 'Beside the save button of a form; count is how many of its fields are wrong or were refused'),
};
