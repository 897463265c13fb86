import { msg } from '../../i18n/msg.js';

export const messages = {
  save: msg('ui.form.save', 'Save', 'Button that saves a form. At most 20 characters'),
  saving: msg('ui.form.saving', 'Saving…', 'On the save button of a form while saving'),
  saved: msg('ui.form.saved', 'Saved', 'Beside the save button of a form after saving, until the next change'),
  notSaved: msg('ui.form.notSaved', 'Could not save because of an unexpected error. Your input is kept.', 'Error above the fields of a form after an unknown failure'),
  discard: msg('ui.form.discard', 'Discard changes', 'Button of a form that restores the saved values. At most 20 characters'),
  nothingToSave: msg('ui.form.nothingToSave', 'No changes to save.', 'Tooltip of the save button of an unchanged form'),
  changes: msg<{ count: number }>('ui.form.changes', '{count, plural, one {# change} other {# changes}}', 'Beside the save button of a form. count: number of changed fields'),
  problems: msg<{ count: number }>('ui.form.problems', '{count, plural, one {# problem} other {# problems}}', 'Beside the save button of a form. count: number of fields with errors'),
};
