import { msg } from '../../../i18n/msg.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import * as credentialMessages from '../../../entities/access/credentials.messages.js';
import * as signInProblemMessages from '../../../entities/access/signInProblem.messages.js';

export const messages = {
  form: msg('passwordChange.form', 'Change the password', 'Name of the form for screen readers'),
  username: credentialMessages.username,
  current: msg('passwordChange.current', 'Current password', 'Label of the field for the password that is replaced'),
  next: msg('passwordChange.next', 'New password', 'Label of the field for the new password'),
  confirm: msg('passwordChange.confirm', 'New password again', 'Label of the field that repeats the new password'),
  submit: msg('passwordChange.submit', 'Change password', 'Button that changes the password'),
  submitting: msg('passwordChange.submitting', 'Changing', 'On the button while the server is asked'),
  cancel: dialogMessages.cancel,
  usernameMissing: signInProblemMessages.usernameMissing,
  currentMissing: msg('passwordChange.currentMissing', 'Enter the password that you have now.', 'Under the field of the current password when it was left empty'),
  nextMissing: msg('passwordChange.nextMissing', 'Enter a new password.', 'Under the field of the new password when it was left empty'),
  same: msg('passwordChange.same', 'This is the password that you have now. Choose another one.', 'Under the field of the new password when it equals the current one'),
  different: msg('passwordChange.different', 'The two new passwords differ. Type the same one twice.', 'Under the field that repeats the new password'),
  capsLock: signInProblemMessages.capsLock,
  invalid: msg('passwordChange.invalid', 'The username or the current password is not right.', 'Title after the server refused the change'),
  suspended: msg('passwordChange.suspended', 'This account is suspended. Only an administrator can change this.', 'Title after the server refused the change'),
  refused: signInProblemMessages.refused,
  notAcceptable: msg('passwordChange.notAcceptable', 'The server did not take the new password.', 'Title after the server refused the new password; passwordChange.notAcceptableAdvice follows'),
  notAcceptableAdvice: msg('passwordChange.notAcceptableAdvice', 'It must differ from the current one, and the account must not belong to a directory: its password is changed there.', 'Second line of passwordChange.notAcceptable'),
};
