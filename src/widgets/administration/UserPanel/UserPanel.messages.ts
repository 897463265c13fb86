import { msg } from '../../../i18n/msg.js';
import * as access from '../../../entities/access/accessNames.messages.js';
import * as credentialMessages from '../../../entities/access/credentials.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  username: credentialMessages.username,
  email: fieldMessages.email,
  users: access.users,
  search: access.searchUsers,
  none: access.noUsersKnown,
  teams: access.teams,
  dn: access.dn,
  create: msg('userPanel.create', 'Create user', 'Button that opens the form of a new user, its heading, and the button that creates it'),
  total: msg<{ count: number }>('userPanel.total', '{count, plural, =0 {No users} one {# user} other {# users}}', 'Count above the list of users'),
  managedAdvice: msg('userPanel.managedAdvice', 'The server keeps their passwords.', 'Below access.noUsersKnown, in the list of users of the server itself'),
  ldapAdvice: msg(
    'userPanel.ldapAdvice',
    'They sign in with their account of the directory that the server is set up for. A user who is created here may sign in; some servers create them at the first sign-in.',
    'Below access.noUsersKnown, in the list of users of a directory',
  ),
  oidcAdvice: msg(
    'userPanel.oidcAdvice',
    'They sign in through the identity provider that the server is set up for. A user who is created here may sign in; some servers create them at the first sign-in.',
    'Below access.noUsersKnown, in the list of users of an identity provider',
  ),
  fullname: fieldMessages.fullname,
  subject: msg('userPanel.subject', 'Subject identifier', 'Column head: what the identity provider calls a user'),
  notYet: msg('userPanel.notYet', 'Not signed in yet', 'In the place of what a server learns of a user at the first sign-in'),
  teamCount: msg<{ count: number }>('userPanel.teamCount', '{count, plural, =0 {In no team} one {In # team} other {In # teams}}', 'On a phone, in the place of the column access.teams'),
  state: msg('userPanel.state', 'Account state', 'Column head: whether a user may sign in'),
  active: msg('userPanel.active', 'May sign in', 'In the column userPanel.state'),
  suspended: msg('userPanel.suspended', 'Suspended', 'Badge of a user who may not sign in, and the switch that makes it so'),
  mustChange: msg('userPanel.mustChange', 'New password due', 'Badge of a user who has to choose another password at the next sign-in'),
};
