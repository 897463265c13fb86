import { defineMessage } from 'react-intl';
import * as credentialMessages from '../../../entities/access/credentials.messages.js';

export const messages = {
  password: credentialMessages.password,
  remove: defineMessage({
    id: 'userPanel.remove',
    defaultMessage: 'Delete user',
    description: 'Button that deletes a user, after a question',
  }),
  consequences: defineMessage({
    id: 'userPanel.consequences',
    defaultMessage:
      'The user can no longer sign in. Memberships and permissions are gone; decisions and comments stay. This cannot be undone.',
    description: 'Text of the question before the account of a user is deleted',
  }),
  suspendedHint: defineMessage({
    id: 'userPanel.suspendedHint',
    defaultMessage: 'Signing in is refused, and what is open ends. Everything of the user stays.',
    description: 'Below the switch userPanel.suspended',
  }),
  forceChange: defineMessage({
    id: 'userPanel.forceChange',
    defaultMessage: 'Change password at next sign-in',
    description: 'Switch in the form of a user',
  }),
  neverExpires: defineMessage({
    id: 'userPanel.neverExpires',
    defaultMessage: 'Password never expires',
    description: 'Switch in the form of a user',
  }),
  usernameFixed: defineMessage({
    id: 'userPanel.usernameFixed',
    defaultMessage: 'It cannot be changed.',
    description: 'Below the user name of an existing user',
  }),
  ldapUsername: defineMessage({
    id: 'userPanel.ldapUsername',
    defaultMessage: 'As the directory spells it.',
    description: 'Below the user name of a new user of a directory',
  }),
  oidcUsername: defineMessage({
    id: 'userPanel.oidcUsername',
    defaultMessage: 'As the identity provider says it in the claim that the server takes user names from.',
    description: 'Below the user name of a new user of an identity provider',
  }),
  passwordKept: defineMessage({
    id: 'userPanel.passwordKept',
    defaultMessage: 'Tell the user the new one; nobody can read it here.',
    description: 'Below the password of an existing user',
  }),
  passwordNew: defineMessage({
    id: 'userPanel.passwordNew',
    defaultMessage: 'Tell it the user; nobody can read it here afterwards.',
    description: 'Below the password of a new user',
  }),
  passwordOwn: defineMessage({
    id: 'userPanel.passwordOwn',
    defaultMessage: 'You change your own password where you sign in.',
    description: 'In the place of the password, in the form of the user who looks at it',
  }),
  taken: defineMessage({
    id: 'userPanel.taken',
    defaultMessage: 'There is a user of this name already, of this or another kind.',
    description: 'At the user name, after the server refused it',
  }),
};
