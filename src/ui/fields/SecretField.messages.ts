import { msg } from '../../i18n/msg.js';

export const messages = {
  unchanged: msg('ui.secretField.unchanged', 'Unchanged', 'In an empty field for a password or key, of which it is not known whether one is stored'),
  isSet: msg('ui.secretField.isSet', 'Set', 'In an empty field for a password or key of which one is stored'),
  // Not shared: a secret that is not stored, not a choice that was not made.
  isNotSet: msg('ui.secretField.isNotSet', 'Not set', 'In an empty field for a password or key of which none is stored'),
  notShown: msg('ui.secretField.notShown', 'Not shown', 'In place of a password or key that cannot be changed here and of which it is not known whether one is stored'),
  isRemoved: msg('ui.secretField.isRemoved', 'Removed when you save', 'In place of a password or key that is to be removed with the next save'),
  keepHint: msg('ui.secretField.keepHint', 'What is stored is never shown. Leave the field empty to keep it.', 'Below a field for a password or key; a button that removes the stored one follows'),
  unknownHint: msg(
    'ui.secretField.unknownHint',
    'Whether one is stored is not known, and what is stored is never shown. Leave the field empty to keep it.',
    'Below a field for a password or key of which it is not known whether one is stored; a button that removes it follows',
  ),
  newHint: msg('ui.secretField.newHint', 'Once it is saved, it is never shown again.', 'Below a field for a password or key of which none is stored'),
  remove: msg('ui.secretField.remove', 'Remove it', 'Button below a field for a password or key that removes the stored one with the next save'),
  keep: msg('ui.secretField.keep', 'Keep it', 'Button below a password or key that was to be removed'),
};
