import { defineMessage } from 'react-intl';

export const messages = {
  chosen: defineMessage({
    id: 'ui.multiCombobox.chosen',
    defaultMessage: 'chosen',
    description: 'Behind a choice in the list below a field that is chosen already',
  }),
  remove: defineMessage<{ readonly choice: string }>({
    id: 'ui.multiCombobox.remove',
    defaultMessage: 'Remove {choice}',
    description: 'Button behind something that was chosen; choice is its name, such as CWE-79',
  }),
  added: defineMessage<{ readonly choice: string }>({
    id: 'ui.multiCombobox.added',
    defaultMessage: '{choice} was added.',
    description: 'For screen readers, after something was chosen; choice is its name, such as CWE-79',
  }),
  removed: defineMessage<{ readonly choice: string }>({
    id: 'ui.multiCombobox.removed',
    defaultMessage: '{choice} was removed.',
    description: 'For screen readers; choice is the name of what was removed, such as CWE-79',
  }),
};
