import { defineMessage } from 'react-intl';

export const messages = {
  optional: defineMessage({
    id: 'ui.field.optional',
    defaultMessage: 'optional',
    description: 'Behind the label of a form field that may stay empty',
  }),
  changed: defineMessage({
    id: 'ui.field.changed',
    defaultMessage: 'Changed',
    description: 'Small badge behind the label of a form field whose value differs from the saved one',
  }),
  charactersLeft: defineMessage<{ readonly count: number }>({
    id: 'ui.field.charactersLeft',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Below a text field that is almost full; count is how many characters may still be typed',
  }),
  full: defineMessage<{ readonly max: number }>({
    id: 'ui.field.full',
    defaultMessage: 'The limit of {max, number} characters is reached.',
    description: 'Below a text field that takes no more characters; max is how many it takes',
  }),
  showPassword: defineMessage({
    id: 'ui.field.showPassword',
    defaultMessage: 'Show password',
    description: 'Button in a password field that makes the password readable',
  }),
  hidePassword: defineMessage({
    id: 'ui.field.hidePassword',
    defaultMessage: 'Hide password',
    description: 'Button in a password field that hides the password again',
  }),
  clearSearch: defineMessage({
    id: 'ui.field.clearSearch',
    defaultMessage: 'Clear search',
    description: 'Button in a search field that empties it',
  }),
  addTag: defineMessage({
    id: 'ui.field.addTag',
    defaultMessage: 'Type and press Enter',
    description: 'Placeholder of a field that takes several short texts, such as tags, one after the other',
  }),
};
