import { msg } from '../../i18n/msg.js';

export const messages = {
  chosen: msg('ui.multiCombobox.chosen', 'selected', 'After an option that is already selected, in the list below a field. At most 14 characters'),
  remove: msg<{ choice: string }>('ui.multiCombobox.remove', 'Remove {choice}', 'Name of the button after a selected option. choice: its name, such as CWE-79'),
  added: msg<{ choice: string }>('ui.multiCombobox.added', '{choice} added', 'For screen readers, after an option was selected. choice: its name, such as CWE-79'),
  removed: msg<{ choice: string }>('ui.multiCombobox.removed', '{choice} removed', 'For screen readers, after an option was removed. choice: its name, such as CWE-79'),
};
