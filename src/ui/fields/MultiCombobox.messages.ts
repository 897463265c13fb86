import { msg } from '../../i18n/msg.js';

export const messages = {
  chosen: msg('ui.multiCombobox.chosen', 'chosen', 'Behind a choice in the list below a field that is chosen already'),
  remove: msg<{ choice: string }>('ui.multiCombobox.remove', 'Remove {choice}', 'Button behind something that was chosen; choice is its name, such as CWE-79'),
  added: msg<{ choice: string }>('ui.multiCombobox.added', '{choice} was added.', 'For screen readers, after something was chosen; choice is its name, such as CWE-79'),
  removed: msg<{ choice: string }>('ui.multiCombobox.removed', '{choice} was removed.', 'For screen readers; choice is the name of what was removed, such as CWE-79'),
};
