import { defineMessage } from 'react-intl';

export const messages = {
  unsaved: defineMessage({
    id: 'console.unsaved',
    defaultMessage: 'Leave without saving?',
    description: 'Title of the question when a page with unsaved input is left',
  }),
  unsavedAdvice: defineMessage({
    id: 'console.unsavedAdvice',
    defaultMessage: 'What you typed here has not been saved yet.',
    description: 'Below console.unsaved',
  }),
  leave: defineMessage({
    id: 'console.leave',
    defaultMessage: 'Leave the page',
    description: 'Button of console.unsaved',
  }),
};
