import { defineMessage } from 'react-intl';
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
  create: defineMessage({
    id: 'userPanel.create',
    defaultMessage: 'Create user',
    description: 'Button that opens the form of a new user, its heading, and the button that creates it',
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
  mustChange: defineMessage({
    id: 'userPanel.mustChange',
    defaultMessage: 'New password due',
    description: 'Badge of a user who has to choose another password at the next sign-in',
  }),
};
