import { defineMessage } from 'react-intl';
import { messages as access } from '../../../panel/access/access.messages.js';
import * as credentialMessages from '../../../parts/credentials.messages.js';
import * as fieldMessages from '../../../parts/field.messages.js';

export const messages = {
  username: credentialMessages.username,
  password: credentialMessages.password,
  email: fieldMessages.email,
  users: access.users,
  search: access.searchUsers,
  none: access.noUsersKnown,
  teams: access.teams,
  permissions: access.permissions,
  dn: access.dn,
  create: defineMessage({
    id: 'userPanel.create',
    defaultMessage: 'Create user',
    description: 'Button that opens the form of a new user, its heading, and the button that creates it',
  }),
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
  total: defineMessage<{ readonly count: number }>({
    id: 'userPanel.total',
    defaultMessage: '{count, plural, =0 {No users} one {# user} other {# users}}',
    description: 'Count above the list of users',
  }),
  managedAdvice: defineMessage({
    id: 'userPanel.managedAdvice',
    defaultMessage: 'The server keeps their passwords.',
    description: 'Below access.noUsersKnown, in the list of users of the server itself',
  }),
  ldapAdvice: defineMessage({
    id: 'userPanel.ldapAdvice',
    defaultMessage:
      'They sign in with their account of the directory that the server is set up for. A user who is created here may sign in; some servers create them at the first sign-in.',
    description: 'Below access.noUsersKnown, in the list of users of a directory',
  }),
  oidcAdvice: defineMessage({
    id: 'userPanel.oidcAdvice',
    defaultMessage:
      'They sign in through the identity provider that the server is set up for. A user who is created here may sign in; some servers create them at the first sign-in.',
    description: 'Below access.noUsersKnown, in the list of users of an identity provider',
  }),
  fullname: fieldMessages.fullname,
  subject: defineMessage({
    id: 'userPanel.subject',
    defaultMessage: 'Subject identifier',
    description: 'Column head: what the identity provider calls a user',
  }),
  notYet: defineMessage({
    id: 'userPanel.notYet',
    defaultMessage: 'Not signed in yet',
    description: 'In the place of what a server learns of a user at the first sign-in',
  }),
  teamCount: defineMessage<{ readonly count: number }>({
    id: 'userPanel.teamCount',
    defaultMessage: '{count, plural, =0 {In no team} one {In # team} other {In # teams}}',
    description: 'On a phone, in the place of the column access.teams',
  }),
  state: defineMessage({
    id: 'userPanel.state',
    defaultMessage: 'Account state',
    description: 'Column head: whether a user may sign in',
  }),
  active: defineMessage({
    id: 'userPanel.active',
    defaultMessage: 'May sign in',
    description: 'In the column userPanel.state',
  }),
  suspended: defineMessage({
    id: 'userPanel.suspended',
    defaultMessage: 'Suspended',
    description: 'Badge of a user who may not sign in, and the switch that makes it so',
  }),
  suspendedHint: defineMessage({
    id: 'userPanel.suspendedHint',
    defaultMessage: 'Signing in is refused, and what is open ends. Everything of the user stays.',
    description: 'Below the switch userPanel.suspended',
  }),
  mustChange: defineMessage({
    id: 'userPanel.mustChange',
    defaultMessage: 'New password due',
    description: 'Badge of a user who has to choose another password at the next sign-in',
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
