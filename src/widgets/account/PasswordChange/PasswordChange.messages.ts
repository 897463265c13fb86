import { defineMessage } from 'react-intl';

export const messages = {
  form: defineMessage({
    id: 'passwordChange.form',
    defaultMessage: 'Change the password',
    description: 'Name of the form for screen readers',
  }),
  username: defineMessage({
    id: 'passwordChange.username',
    defaultMessage: 'Username',
    description: 'Label of the field for the login name',
  }),
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
  cancel: defineMessage({
    id: 'passwordChange.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves the form without a change',
  }),
  usernameMissing: defineMessage({
    id: 'passwordChange.usernameMissing',
    defaultMessage: 'Enter your username, such as “jdoe”.',
    description: 'Under the username field when it was left empty',
  }),
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
  capsLock: defineMessage({
    id: 'passwordChange.capsLock',
    defaultMessage: 'Caps Lock is on.',
    description: 'Under a password field while the caps lock key is active',
  }),
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
  refused: defineMessage({
    id: 'passwordChange.refused',
    defaultMessage: 'The server does not let this account in.',
    description: 'Title after the server refused the change for a reason it does not name',
  }),
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
