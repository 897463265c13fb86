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
  create: msg('userPanel.create', 'Create user', 'Button that opens the form of a new user, heading of the form, and button that creates it'),
  total: msg<{ count: number }>('userPanel.total', '{count, plural, =0 {No users} one {# user} other {# users}}', 'Count above the list of users'),
  ldapAdvice: msg(
    'userPanel.ldapAdvice',
    'Create a user to allow sign-in with a directory account. If user provisioning is on, the server creates users at first sign-in.',
    'Advice below the empty state access.noUsersKnown, in the list of directory users',
  ),
  oidcAdvice: msg(
    'userPanel.oidcAdvice',
    'Create a user to allow sign-in through the identity provider. If user provisioning is on, the server creates users at first sign-in.',
    'Advice below the empty state access.noUsersKnown, in the list of identity provider users',
  ),
  fullname: fieldMessages.fullname,
  subject: msg('userPanel.subject', 'Subject ID', 'Table head: the ID of a user at the identity provider, at most 18 characters'),
  notYet: msg('userPanel.notYet', 'Not signed in yet', 'Shown instead of a value that the server learns at the first sign-in of a user'),
  teamCount: access.teamCount,
  state: msg('userPanel.state', 'Account status', 'Table head: active or suspended, at most 18 characters'),
  // Not shared: of a user.
  active: msg('userPanel.active', 'Active', 'In the column userPanel.state: the user can sign in'),
  suspended: msg('userPanel.suspended', 'Suspended', 'Badge of a user who cannot sign in, and the switch that suspends a user, at most 14 characters'),
  mustChange: msg('userPanel.mustChange', 'Must change password', 'Badge of a user who must choose another password at the next sign-in, at most 20 characters'),
};
