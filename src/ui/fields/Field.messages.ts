import { msg } from '../../i18n/msg.js';
import { clearSearch } from '../controls/actions.messages.js';

export const messages = {
  optional: msg('ui.field.optional', 'optional', 'After the label of a form field that may be empty. At most 12 characters'),
  changed: msg('ui.field.changed', 'Changed', 'Badge after the label of a form field with an unsaved value. At most 14 characters'),
  charactersLeft: msg<{ count: number }>('ui.field.charactersLeft', '{count, plural, one {# character left} other {# characters left}}', 'Below a text field that is almost full. count: remaining characters'),
  full: msg<{ max: number }>('ui.field.full', 'Limit of {max, number} characters reached.', 'Below a text field that is full. max: most characters allowed'),
  showPassword: msg('ui.field.showPassword', 'Show password', 'Name of the button in a password field that makes the password readable'),
  hidePassword: msg('ui.field.hidePassword', 'Hide password', 'Name of the button in a password field that hides the password again'),
  clearSearch,
  addTag: msg('ui.field.addTag', 'Type and press Enter', 'Placeholder of a field for several short texts, such as tags. At most 36 characters'),
};
