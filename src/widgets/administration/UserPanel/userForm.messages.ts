import { msg } from '../../../i18n/msg.js';
import * as credentialMessages from '../../../entities/access/credentials.messages.js';
import { fixed } from '../../../ui/layout/outcome.messages.js';
const passwordKeptMessage = msg('userPanel.passwordKept', 'Give this password to the user. It is not shown again.', 'Help below the new password of an existing user');

export const messages = {
  password: credentialMessages.password,
  remove: msg('userPanel.remove', 'Delete user', 'Button that opens the confirmation to delete a user'),
  consequences: msg('userPanel.consequences', 'The user can no longer sign in and loses all memberships and permissions. Decisions and comments are kept. This cannot be undone.', 'Text of the confirmation to delete a user'),
  suspendedHint: msg('userPanel.suspendedHint', 'The user cannot sign in, and open sessions end. Data is kept.', 'Help below the switch userPanel.suspended'),
  forceChange: msg('userPanel.forceChange', 'Require password change at next sign-in', 'Switch in the form of a user, at most 40 characters'),
  neverExpires: msg('userPanel.neverExpires', 'Password never expires', 'Switch in the form of a user'),
  usernameFixed: fixed,
  ldapUsername: msg('userPanel.ldapUsername', 'Exactly as in the directory.', 'Help below the username of a new directory user'),
  oidcUsername: msg('userPanel.oidcUsername', 'Exactly as the identity provider sends it in the username claim.', 'Help below the username of a new identity provider user'),
  passwordKept: passwordKeptMessage,
  passwordNew: passwordKeptMessage,
  passwordOwn: msg('userPanel.passwordOwn', 'You cannot change your own password here.', 'Shown instead of the password field, in the form of the signed-in user'),
  taken: msg('userPanel.taken', 'This username is already in use, possibly by another type of user.', 'Problem at the username that the server rejected'),
};
