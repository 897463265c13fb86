import { defineMessage } from 'react-intl';

export const messages = {
  unchanged: defineMessage({
    id: 'ui.secretField.unchanged',
    defaultMessage: 'Unchanged',
    description: 'In an empty field for a password or key, of which it is not known whether one is stored',
  }),
  isSet: defineMessage({
    id: 'ui.secretField.isSet',
    defaultMessage: 'Set',
    description: 'In an empty field for a password or key of which one is stored',
  }),
  // Not shared: a secret that is not stored, not a choice that was not made.
  isNotSet: defineMessage({
    id: 'ui.secretField.isNotSet',
    defaultMessage: 'Not set',
    description: 'In an empty field for a password or key of which none is stored',
  }),
  notShown: defineMessage({
    id: 'ui.secretField.notShown',
    defaultMessage: 'Not shown',
    description:
      'In place of a password or key that cannot be changed here and of which it is not known whether one is stored',
  }),
  isRemoved: defineMessage({
    id: 'ui.secretField.isRemoved',
    defaultMessage: 'Removed when you save',
    description: 'In place of a password or key that is to be removed with the next save',
  }),
  keepHint: defineMessage({
    id: 'ui.secretField.keepHint',
    defaultMessage: 'What is stored is never shown. Leave the field empty to keep it.',
    description: 'Below a field for a password or key; a button that removes the stored one follows',
  }),
  unknownHint: defineMessage({
    id: 'ui.secretField.unknownHint',
    defaultMessage:
      'Whether one is stored is not known, and what is stored is never shown. Leave the field empty to keep it.',
    description:
      'Below a field for a password or key of which it is not known whether one is stored; a button that removes it follows',
  }),
  newHint: defineMessage({
    id: 'ui.secretField.newHint',
    defaultMessage: 'Once it is saved, it is never shown again.',
    description: 'Below a field for a password or key of which none is stored',
  }),
  remove: defineMessage({
    id: 'ui.secretField.remove',
    defaultMessage: 'Remove it',
    description: 'Button below a field for a password or key that removes the stored one with the next save',
  }),
  keep: defineMessage({
    id: 'ui.secretField.keep',
    defaultMessage: 'Keep it',
    description: 'Button below a password or key that was to be removed',
  }),
};
