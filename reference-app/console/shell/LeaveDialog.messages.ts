import { msg } from 'bomdeck';

export const messages = {
  unsaved: msg('console.unsaved', 'Leave without saving?', 'Title of the question when a page with unsaved input is left'),
  unsavedAdvice: msg('console.unsavedAdvice', 'What you typed here has not been saved yet.', 'Below console.unsaved'),
  leave: msg('console.leave', 'Leave the page', 'Button of console.unsaved'),
};
