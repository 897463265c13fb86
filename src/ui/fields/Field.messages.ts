import { msg } from '../../i18n/msg.js';

export const messages = {
  optional: msg('ui.field.optional', 'optional', 'Behind the label of a form field that may stay empty'),
  changed: msg('ui.field.changed', 'Changed', 'Small badge behind the label of a form field whose value differs from the saved one'),
  charactersLeft: msg<{ count: number }>('ui.field.charactersLeft', '{count, plural, one {# character left} other {# characters left}}', 'Below a text field that is almost full; count is how many characters may still be typed'),
  full: msg<{ max: number }>('ui.field.full', 'The limit of {max, number} characters is reached.', 'Below a text field that takes no more characters; max is how many it takes'),
  showPassword: msg('ui.field.showPassword', 'Show password', 'Button in a password field that makes the password readable'),
  hidePassword: msg('ui.field.hidePassword', 'Hide password', 'Button in a password field that hides the password again'),
  clearSearch: msg('ui.field.clearSearch', 'Clear search', 'Button in a search field that empties it'),
  addTag: msg('ui.field.addTag', 'Type and press Enter', 'Placeholder of a field that takes several short texts, such as tags, one after the other'),
};
