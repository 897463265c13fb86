/** What may be wrong while somebody signs in or changes a password. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const usernameMissing = defineMessage({
  id: 'signInProblem.usernameMissing',
  defaultMessage: 'Enter your username, such as “jdoe”.',
  description: 'Under the username field when it was left empty',
});

export const capsLock = defineMessage({
  id: 'signInProblem.capsLock',
  defaultMessage: 'Caps Lock is on.',
  description: 'Under a password field while the caps lock key is active',
});

export const refused = defineMessage({
  id: 'signInProblem.refused',
  defaultMessage: 'The server does not let this account in.',
  description: 'Title after a refused sign-in or change of a password for a reason the server does not name',
});
