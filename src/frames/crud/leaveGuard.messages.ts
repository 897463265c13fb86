import { msg } from '../../i18n/msg.js';

export const messages = {
  unsaved: msg('panel.unsaved', 'Leave without saving?', 'Title of the question before leaving a form with unsaved changes'),
  unsavedAdvice: msg('panel.unsavedAdvice', 'Your changes will be lost.', 'Text of the question panel.unsaved'),
  leave: msg('panel.leave', 'Leave without saving', 'Button of the question panel.unsaved'),
};
