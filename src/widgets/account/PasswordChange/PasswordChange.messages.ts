import { defineMessage } from 'react-intl';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import * as credentialMessages from '../../../entities/access/credentials.messages.js';
import * as signInProblemMessages from '../../../entities/access/signInProblem.messages.js';

export const messages = {
  form: defineMessage({
    id: 'passwordChange.form',
    defaultMessage: 'Change the password',
    description: 'Name of the form for screen readers',
  }),
  username: credentialMessages.username,
  current: defineMessage({
    id: 'passwordChange.current',
    defaultMessage: 'Current password',
    description: 'Label of the field for the password that is replaced',
  }),
  next: defineMessage({
    id: 'passwordChange.next',
    defaultMessage: 'New password',
    description: 'Label of the field for the new password',
  }),
  confirm: defineMessage({
    id: 'passwordChange.confirm',
    defaultMessage: 'New password again',
    description: 'Label of the field that repeats the new password',
  }),
  submit: defineMessage({
    id: 'passwordChange.submit',
    defaultMessage: 'Change password',
    description: 'Button that changes the password',
  }),
  submitting: defineMessage({
    id: 'passwordChange.submitting',
    defaultMessage: 'Changing',
    description: 'On the button while the server is asked',
  }),
  cancel: dialogMessages.cancel,
  usernameMissing: signInProblemMessages.usernameMissing,
  currentMissing: defineMessage({
    id: 'passwordChange.currentMissing',
    defaultMessage: 'Enter the password that you have now.',
    description: 'Under the field of the current password when it was left empty',
  }),
  nextMissing: defineMessage({
    id: 'passwordChange.nextMissing',
    defaultMessage: 'Enter a new password.',
    description: 'Under the field of the new password when it was left empty',
  }),
  same: defineMessage({
    id: 'passwordChange.same',
    defaultMessage: 'This is the password that you have now. Choose another one.',
    description: 'Under the field of the new password when it equals the current one',
  }),
  different: defineMessage({
    id: 'passwordChange.different',
    defaultMessage: 'The two new passwords differ. Type the same one twice.',
    description: 'Under the field that repeats the new password',
  }),
  capsLock: signInProblemMessages.capsLock,
  invalid: defineMessage({
    id: 'passwordChange.invalid',
    defaultMessage: 'The username or the current password is not right.',
    description: 'Title after the server refused the change',
  }),
  suspended: defineMessage({
    id: 'passwordChange.suspended',
    defaultMessage: 'This account is suspended. Only an administrator can change this.',
    description: 'Title after the server refused the change',
  }),
  refused: signInProblemMessages.refused,
  notAcceptable: defineMessage({
    id: 'passwordChange.notAcceptable',
    defaultMessage: 'The server did not take the new password.',
    description:
      'Title after the server refused the new password; passwordChange.notAcceptableAdvice follows',
  }),
  notAcceptableAdvice: defineMessage({
    id: 'passwordChange.notAcceptableAdvice',
    defaultMessage:
      'It must differ from the current one, and the account must not belong to a directory: its password is changed there.',
    description: 'Second line of passwordChange.notAcceptable',
  }),
};
