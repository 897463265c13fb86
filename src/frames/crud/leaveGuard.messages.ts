import { msg } from '../../i18n/msg.js';

export const messages = {
  unsaved: msg('panel.unsaved', 'Leave without saving?', 'Title of the question before a form with unsaved changes is left'),
  unsavedAdvice: msg('panel.unsavedAdvice', 'What you changed is lost then.', 'Text of the question panel.unsaved'),
  leave: msg('panel.leave', 'Leave without saving', 'Button of the question panel.unsaved'),
};
