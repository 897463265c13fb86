/** Words of lists of users, teams and permissions. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const teams = defineMessage({
  id: 'accessNames.teams',
  defaultMessage: 'Teams',
  description:
    'Panel of administration with all teams; also heading of the teams of a user or a group, and column head',
});

export const permissions = defineMessage({
  id: 'accessNames.permissions',
  defaultMessage: 'Permissions',
  description:
    'Panel of administration with all permissions; also heading of those of a user or a team, and column head',
});

export const oidcGroups = defineMessage({
  id: 'accessNames.oidcGroups',
  defaultMessage: 'OpenID Connect groups',
  description:
    'Panel of administration with the groups of the identity provider; also heading of those whose members belong to a team',
});

export const meaning = defineMessage({
  id: 'accessNames.meaning',
  defaultMessage: 'Allows',
  description: 'Column head: what a permission allows, in a sentence',
});

export const technicalName = defineMessage({
  id: 'accessNames.technicalName',
  defaultMessage: 'Name for the API',
  description: 'Column head: the name of a permission in upper case, such as VIEW_PORTFOLIO',
});

export const searchPermissions = defineMessage({
  id: 'accessNames.searchPermissions',
  defaultMessage: 'Search permissions',
  description: 'Name of the search field above a list of permissions, and in it while it is empty',
});

export const addTeams = defineMessage({
  id: 'accessNames.addTeams',
  defaultMessage: 'Add teams…',
  description: 'Button that opens a dialog with all teams',
});

export const searchTeams = defineMessage({
  id: 'accessNames.searchTeams',
  defaultMessage: 'Search teams',
  description: 'Name of the search field above a list of teams, and in it while it is empty',
});

export const noTeamsKnown = defineMessage({
  id: 'accessNames.noTeamsKnown',
  defaultMessage: 'No teams yet',
  description: 'Title in the place of a list of teams',
});

export const teamsFailed = defineMessage({
  id: 'accessNames.teamsFailed',
  defaultMessage: 'The teams could not be loaded',
  description: 'Title in the place of a list of teams',
});

export const members = defineMessage({
  id: 'accessNames.members',
  defaultMessage: 'Members',
  description: 'Heading of the users of a team, and column head of their number',
});

export const users = defineMessage({
  id: 'accessNames.users',
  defaultMessage: 'Users',
  description: 'Name of a list of users of all kinds',
});

export const searchUsers = defineMessage({
  id: 'accessNames.searchUsers',
  defaultMessage: 'Search users',
  description: 'Name of the search field above a list of users, and in it while it is empty',
});

export const noUsersKnown = defineMessage({
  id: 'accessNames.noUsersKnown',
  defaultMessage: 'No users yet',
  description: 'Title in the place of a list of users',
});

export const dn = defineMessage({
  id: 'accessNames.dn',
  defaultMessage: 'Distinguished name',
  description: 'Column head: the name of a user or a group in a directory, such as cn=…,ou=…',
});

export const searchOidcGroups = defineMessage({
  id: 'accessNames.searchOidcGroups',
  defaultMessage: 'Search groups',
  description: 'Name of the search field above groups of the identity provider, and in it while it is empty',
});

export const noOidcGroupsKnown = defineMessage({
  id: 'accessNames.noOidcGroupsKnown',
  defaultMessage: 'No groups yet',
  description: 'Title in the place of the groups of the identity provider',
});
