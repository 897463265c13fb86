/**
 * Messages for problems when someone signs in or changes a password. Each message is separate, so that a host
 * downloads only those in use.
 */
import { msg } from '../../i18n/msg.js';

export const usernameMissing = msg('signInProblem.usernameMissing', 'Enter your username.', 'Error at the empty username field');

export const capsLock = msg('signInProblem.capsLock', 'Caps Lock is on.', 'Note below a password field while Caps Lock is on');

export const refused = msg('signInProblem.refused', 'The server denied access to this account.', 'Title after a rejected sign-in or password change when the server reports no reason');
