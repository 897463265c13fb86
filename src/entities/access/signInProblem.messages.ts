/** What may be wrong while somebody signs in or changes a password. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const usernameMissing = msg('signInProblem.usernameMissing', 'Enter your username, such as “jdoe”.', 'Under the username field when it was left empty');

export const capsLock = msg('signInProblem.capsLock', 'Caps Lock is on.', 'Under a password field while the caps lock key is active');

export const refused = msg('signInProblem.refused', 'The server does not let this account in.', 'Title after a refused sign-in or change of a password for a reason the server does not name');
