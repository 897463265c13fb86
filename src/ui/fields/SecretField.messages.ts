import { msg } from '../../i18n/msg.js';

export const messages = {
  unchanged: msg('ui.secretField.unchanged', 'Unchanged', 'Placeholder of an empty field for a password or key that may or may not be stored. At most 36 characters'),
  isSet: msg('ui.secretField.isSet', 'Set', 'Placeholder of an empty field for a password or key that is stored. At most 36 characters'),
  // Not shared: a secret that is not stored, not a choice that was not made.
  isNotSet: msg('ui.secretField.isNotSet', 'Not set', 'Placeholder of an empty field for a password or key that is not stored. At most 36 characters'),
  // Not shared: of a value.
  notShown: msg('ui.secretField.notShown', 'Hidden', 'Instead of a read-only password or key that may or may not be stored. At most 36 characters'),
  isRemoved: msg('ui.secretField.isRemoved', 'Removed when you save', 'Instead of a password or key that the next save removes. At most 36 characters'),
  keepHint: msg('ui.secretField.keepHint', 'Leave empty to keep the stored value.', 'Help below a field for a password or key. A button that removes the stored one follows'),
  unknownHint: msg('ui.secretField.unknownHint', 'Leave empty to keep any stored value.', 'Help below a field for a password or key that may or may not be stored. A button that removes it follows'),
  newHint: msg('ui.secretField.newHint', 'You cannot view it after saving.', 'Help below a field for a password or key that is not stored'),
  remove: msg('ui.secretField.remove', 'Remove', 'Button below a field for a password or key. The next save removes the stored one. At most 20 characters'),
  keep: msg('ui.secretField.keep', 'Keep', 'Button below a password or key that is marked for removal. At most 20 characters'),
};
