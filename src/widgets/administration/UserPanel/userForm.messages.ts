import { msg } from '../../../i18n/msg.js';
import * as credentialMessages from '../../../entities/access/credentials.messages.js';

export const messages = {
  password: credentialMessages.password,
  remove: msg('userPanel.remove', 'Delete user', 'Button that deletes a user, after a question'),
  consequences: msg('userPanel.consequences', 'The user can no longer sign in. Memberships and permissions are gone; decisions and comments stay. This cannot be undone.', 'Text of the question before the account of a user is deleted'),
  suspendedHint: msg('userPanel.suspendedHint', 'Signing in is refused, and what is open ends. Everything of the user stays.', 'Below the switch userPanel.suspended'),
  forceChange: msg('userPanel.forceChange', 'Change password at next sign-in', 'Switch in the form of a user'),
  neverExpires: msg('userPanel.neverExpires', 'Password never expires', 'Switch in the form of a user'),
  usernameFixed: msg('userPanel.usernameFixed', 'It cannot be changed.', 'Below the user name of an existing user'),
  ldapUsername: msg('userPanel.ldapUsername', 'As the directory spells it.', 'Below the user name of a new user of a directory'),
  oidcUsername: msg('userPanel.oidcUsername', 'As the identity provider says it in the claim that the server takes user names from.', 'Below the user name of a new user of an identity provider'),
  passwordKept: msg('userPanel.passwordKept', 'Tell the user the new one; nobody can read it here.', 'Below the password of an existing user'),
  passwordNew: msg('userPanel.passwordNew', 'Tell it the user; nobody can read it here afterwards.', 'Below the password of a new user'),
  passwordOwn: msg('userPanel.passwordOwn', 'You change your own password where you sign in.', 'In the place of the password, in the form of the user who looks at it'),
  taken: msg('userPanel.taken', 'There is a user of this name already, of this or another kind.', 'At the user name, after the server refused it'),
};
