import { defineMessage } from 'react-intl';
import * as credentialMessages from './credentials.messages.js';
import * as accessNames from './accessNames.messages.js';
import * as fieldMessages from '../../frames/facts/field.messages.js';

export const messages = {
  username: credentialMessages.username,
  name: fieldMessages.name,
  email: fieldMessages.email,
  lostTitle: defineMessage({
    id: 'access.lostTitle',
    defaultMessage: 'Take permissions from yourself?',
    description: 'Title of the question before a change that takes something from the user who makes it',
  }),
  lost: defineMessage<{ readonly permissions: string }>({
    id: 'access.lost',
    defaultMessage: 'You would lose: {permissions}.',
    description: 'What a change takes from the user who makes it; permissions is a list of their names',
  }),
  lostAccess: defineMessage({
    id: 'access.lostAccess',
    defaultMessage:
      'You cannot give this back to yourself: somebody else who manages access has to. If there is no one else, access can no longer be managed at all.',
    description: 'Below access.lost, when managing access is among it',
  }),
  lostConfirm: defineMessage({
    id: 'access.lostConfirm',
    defaultMessage: 'Take them from me',
    description: 'Button of the question access.lostTitle',
  }),
  lostAccount: defineMessage({
    id: 'access.lostAccount',
    defaultMessage: 'This is your own account.',
    description:
      'In the question before an account is deleted, and where it is suspended, before access.lost',
  }),
  permissions: accessNames.permissions,
  noPermissions: defineMessage({
    id: 'access.noPermissions',
    defaultMessage: 'No permissions granted directly',
    description: 'In the place of the permissions of a user or a team',
  }),
  addPermissions: defineMessage({
    id: 'access.addPermissions',
    defaultMessage: 'Add permissions…',
    description: 'Button that opens a dialog with all permissions',
  }),
  through: defineMessage<{ readonly teams: string }>({
    id: 'access.through',
    defaultMessage: 'Through {teams}',
    description: 'Beside a permission that a user has through teams; teams is a list of their names',
  }),
  meaning: accessNames.meaning,
  technicalName: accessNames.technicalName,
  searchPermissions: accessNames.searchPermissions,
  teams: accessNames.teams,
  noTeams: defineMessage({
    id: 'access.noTeams',
    defaultMessage: 'In no team',
    description: 'In the place of the teams of a user',
  }),
  addTeams: accessNames.addTeams,
  searchTeams: accessNames.searchTeams,
  noTeamsKnown: accessNames.noTeamsKnown,
  teamsFailed: accessNames.teamsFailed,
  members: accessNames.members,
  noMembers: defineMessage({
    id: 'access.noMembers',
    defaultMessage: 'No members yet',
    description: 'In the place of the users of a team',
  }),
  addMembers: defineMessage({
    id: 'access.addMembers',
    defaultMessage: 'Add members…',
    description: 'Button that opens a dialog with all users',
  }),
  users: accessNames.users,
  searchUsers: accessNames.searchUsers,
  noUsersKnown: accessNames.noUsersKnown,
  kind: defineMessage({
    id: 'access.kind',
    defaultMessage: 'Account',
    description: 'Column head: where the account of a user comes from, such as a directory',
  }),
  managed: defineMessage({
    id: 'access.managed',
    defaultMessage: 'Managed',
    description: 'Where an account comes from: the server itself keeps it',
  }),
  ldap: defineMessage({
    id: 'access.ldap',
    defaultMessage: 'LDAP',
    description: 'Where an account comes from: a directory',
  }),
  oidc: defineMessage({
    id: 'access.oidc',
    defaultMessage: 'OpenID Connect',
    description: 'Where an account comes from: an identity provider',
  }),
  ldapGroups: defineMessage({
    id: 'access.ldapGroups',
    defaultMessage: 'LDAP groups',
    description: 'Heading of the groups of a directory whose members belong to a team',
  }),
  noLdapGroups: defineMessage({
    id: 'access.noLdapGroups',
    defaultMessage: 'No group of the directory',
    description: 'In the place of the groups access.ldapGroups of a team',
  }),
  addLdapGroups: defineMessage({
    id: 'access.addLdapGroups',
    defaultMessage: 'Add LDAP groups…',
    description: 'Button that opens a dialog which searches groups of the directory',
  }),
  searchLdapGroups: defineMessage({
    id: 'access.searchLdapGroups',
    defaultMessage: 'Search the directory',
    description: 'Name of the search field above groups of the directory, and in it while it is empty',
  }),
  typeFirst: defineMessage({
    id: 'access.typeFirst',
    defaultMessage: 'Type a part of the name of a group',
    description: 'Title in the place of groups of the directory, before something is searched',
  }),
  typeFirstAdvice: defineMessage({
    id: 'access.typeFirstAdvice',
    defaultMessage: 'The server asks the directory for groups whose name contains it.',
    description: 'Below access.typeFirst',
  }),
  noLdapMatch: defineMessage({
    id: 'access.noLdapMatch',
    defaultMessage: 'No such group, or more than the directory lists. Without a directory there are none.',
    description: 'In the place of groups of the directory, after something was searched',
  }),
  ldapFailed: defineMessage({
    id: 'access.ldapFailed',
    defaultMessage: 'The directory could not be asked',
    description: 'Title in the place of groups of the directory',
  }),
  dn: accessNames.dn,
  oidcGroups: accessNames.oidcGroups,
  noOidcGroups: defineMessage({
    id: 'access.noOidcGroups',
    defaultMessage: 'No group of the identity provider',
    description: 'In the place of the groups access.oidcGroups of a team',
  }),
  addOidcGroups: defineMessage({
    id: 'access.addOidcGroups',
    defaultMessage: 'Add OpenID Connect groups…',
    description: 'Button that opens a dialog with the groups of the identity provider',
  }),
  searchOidcGroups: accessNames.searchOidcGroups,
  noOidcGroupsKnown: accessNames.noOidcGroupsKnown,
};
