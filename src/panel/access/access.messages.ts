import { defineMessage } from 'react-intl';
import * as actions from '../../ui/actions.messages.js';
import * as credentialMessages from '../../parts/credentials.messages.js';
import * as panelNames from '../panelNames.messages.js';
import * as fieldMessages from '../../parts/field.messages.js';

export const messages = {
  undo: actions.undo,
  username: credentialMessages.username,
  name: fieldMessages.name,
  email: fieldMessages.email,
  pickTitle: defineMessage<{ readonly name: string }>({
    id: 'access.pickTitle',
    defaultMessage: 'Add to {name}',
    description:
      'Title of a dialog that chooses users, teams, permissions or groups for a user, a team or a group; name is its name',
  }),
  pick: defineMessage({
    id: 'access.pick',
    defaultMessage: 'Add selected',
    description: 'Button of the dialog access.pickTitle',
  }),
  picking: defineMessage<{ readonly answered: number; readonly total: number }>({
    id: 'access.picking',
    defaultMessage: 'Adding {answered} of {total}',
    description: 'On the button access.pick while it works',
  }),
  picked: defineMessage<{ readonly count: number; readonly name: string; readonly item: string }>({
    id: 'access.picked',
    defaultMessage:
      '{count, plural, one {{item} was added to {name}.} other {# entries were added to {name}.}}',
    description:
      'Notice after users, teams, permissions or groups were added; item is the name of the only one, name that of the user, team or group that has them now',
  }),
  notPicked: defineMessage<{ readonly refused: number; readonly reason: string }>({
    id: 'access.notPicked',
    defaultMessage:
      '{refused, plural, one {One entry was not added: {reason}} other {# entries were not added: {reason}}}',
    description: 'In the dialog access.pickTitle; reason is a sentence about the first of them',
  }),
  remove: defineMessage<{ readonly item: string; readonly name: string }>({
    id: 'access.remove',
    defaultMessage: 'Remove {item} from {name}',
    description: 'Name of the small button behind a user, team, permission or group of something',
  }),
  removed: defineMessage<{ readonly item: string; readonly name: string }>({
    id: 'access.removed',
    defaultMessage: '{item} was removed from {name}.',
    description: 'Notice with a button that brings it back',
  }),
  notRemoved: defineMessage<{ readonly item: string; readonly name: string }>({
    id: 'access.notRemoved',
    defaultMessage: '{item} was not removed from {name}',
    description: 'Notice of a failure; the reason follows',
  }),
  notRestored: defineMessage<{ readonly item: string; readonly name: string }>({
    id: 'access.notRestored',
    defaultMessage: '{item} was not added to {name} again',
    description: 'Notice of a failure after the button that brings something back; the reason follows',
  }),
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
  permissions: panelNames.permissions,
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
  meaning: defineMessage({
    id: 'access.meaning',
    defaultMessage: 'Allows',
    description: 'Column head: what a permission allows, in a sentence',
  }),
  technicalName: defineMessage({
    id: 'access.technicalName',
    defaultMessage: 'Name for the API',
    description: 'Column head: the name of a permission in upper case, such as VIEW_PORTFOLIO',
  }),
  searchPermissions: defineMessage({
    id: 'access.searchPermissions',
    defaultMessage: 'Search permissions',
    description: 'Name of the search field above a list of permissions, and in it while it is empty',
  }),
  teams: panelNames.teams,
  noTeams: defineMessage({
    id: 'access.noTeams',
    defaultMessage: 'In no team',
    description: 'In the place of the teams of a user',
  }),
  addTeams: defineMessage({
    id: 'access.addTeams',
    defaultMessage: 'Add teams…',
    description: 'Button that opens a dialog with all teams',
  }),
  searchTeams: defineMessage({
    id: 'access.searchTeams',
    defaultMessage: 'Search teams',
    description: 'Name of the search field above a list of teams, and in it while it is empty',
  }),
  noTeamsKnown: defineMessage({
    id: 'access.noTeamsKnown',
    defaultMessage: 'No teams yet',
    description: 'Title in the place of a list of teams',
  }),
  teamsFailed: defineMessage({
    id: 'access.teamsFailed',
    defaultMessage: 'The teams could not be loaded',
    description: 'Title in the place of a list of teams',
  }),
  members: defineMessage({
    id: 'access.members',
    defaultMessage: 'Members',
    description: 'Heading of the users of a team, and column head of their number',
  }),
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
  users: defineMessage({
    id: 'access.users',
    defaultMessage: 'Users',
    description: 'Name of a list of users of all kinds',
  }),
  searchUsers: defineMessage({
    id: 'access.searchUsers',
    defaultMessage: 'Search users',
    description: 'Name of the search field above a list of users, and in it while it is empty',
  }),
  noUsersKnown: defineMessage({
    id: 'access.noUsersKnown',
    defaultMessage: 'No users yet',
    description: 'Title in the place of a list of users',
  }),
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
  dn: defineMessage({
    id: 'access.dn',
    defaultMessage: 'Distinguished name',
    description: 'Column head: the name of a user or a group in a directory, such as cn=…,ou=…',
  }),
  oidcGroups: panelNames.oidcGroups,
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
  searchOidcGroups: defineMessage({
    id: 'access.searchOidcGroups',
    defaultMessage: 'Search groups',
    description:
      'Name of the search field above groups of the identity provider, and in it while it is empty',
  }),
  noOidcGroupsKnown: defineMessage({
    id: 'access.noOidcGroupsKnown',
    defaultMessage: 'No groups yet',
    description: 'Title in the place of the groups of the identity provider',
  }),
};
