import { msg } from '../../../i18n/msg.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import * as credentialMessages from '../../../entities/access/credentials.messages.js';
import * as signInProblemMessages from '../../../entities/access/signInProblem.messages.js';
import { required } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  form: msg('passwordChange.form', 'Change password', 'Screen-reader name of the form'),
  username: credentialMessages.username,
  current: msg('passwordChange.current', 'Current password', 'Field label'),
  next: msg('passwordChange.next', 'New password', 'Field label'),
  confirm: msg('passwordChange.confirm', 'Confirm new password', 'Field label: repeats the new password'),
  // Not shared: the button.
  submit: msg('passwordChange.submit', 'Change password', 'Button of the form. At most 20 characters'),
  submitting: msg('passwordChange.submitting', 'Changing…', 'On the button while the server works'),
  cancel: dialogMessages.cancel,
  usernameMissing: signInProblemMessages.usernameMissing,
  currentMissing: required,
  nextMissing: required,
  same: msg('passwordChange.same', 'Use a password other than your current one.', 'Error below the field of the new password when it equals the current one'),
  different: msg('passwordChange.different', 'The new passwords do not match.', 'Error below the field that repeats the new password'),
  capsLock: signInProblemMessages.capsLock,
  invalid: msg('passwordChange.invalid', 'Incorrect username or current password', 'Error title after the server rejected the change'),
  suspended: msg('passwordChange.suspended', 'This account is suspended. Ask an administrator.', 'Error after the server rejected the change'),
  refused: signInProblemMessages.refused,
  notAcceptable: msg('passwordChange.notAcceptable', 'The server rejected the new password', 'Error title. passwordChange.notAcceptableAdvice follows'),
  notAcceptableAdvice: msg('passwordChange.notAcceptableAdvice', 'It must differ from your current one. LDAP passwords are changed in the directory.', 'Second line of passwordChange.notAcceptable'),
};
