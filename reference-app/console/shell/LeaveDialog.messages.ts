import { msg } from 'bomdeck';

export const messages = {
  unsaved: msg('console.unsaved', 'Leave without saving?', 'Title of the confirmation when the user leaves a page with unsaved changes'),
  unsavedAdvice: msg('console.unsavedAdvice', 'Your changes will be lost.', 'Text of the confirmation console.unsaved'),
  leave: msg('console.leave', 'Leave page', 'Button of the confirmation console.unsaved'),
};
