import { defineMessage } from 'react-intl';

export const messages = {
  unsaved: defineMessage({
    id: 'panel.unsaved',
    defaultMessage: 'Leave without saving?',
    description: 'Title of the question before a form with unsaved changes is left',
  }),
  unsavedAdvice: defineMessage({
    id: 'panel.unsavedAdvice',
    defaultMessage: 'What you changed is lost then.',
    description: 'Text of the question panel.unsaved',
  }),
  leave: defineMessage({
    id: 'panel.leave',
    defaultMessage: 'Leave without saving',
    description: 'Button of the question panel.unsaved',
  }),
};
