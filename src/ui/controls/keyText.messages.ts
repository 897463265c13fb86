import { defineMessage } from 'react-intl';

export const messages = {
  control: defineMessage({
    id: 'ui.key.control',
    defaultMessage: 'Ctrl',
    description: 'Name of the control key as it is printed on keyboards, such as “Strg” in German',
  }),
  command: defineMessage({
    id: 'ui.key.command',
    defaultMessage: '⌘',
    description: 'The command key of a Mac, which is used there instead of the control key',
  }),
  enter: defineMessage({
    id: 'ui.key.enter',
    defaultMessage: 'Enter',
    description: 'Name of the enter key as it is printed on keyboards or as people call it',
  }),
  escape: defineMessage({
    id: 'ui.key.escape',
    defaultMessage: 'Esc',
    description: 'Name of the escape key as it is printed on keyboards',
  }),
};
