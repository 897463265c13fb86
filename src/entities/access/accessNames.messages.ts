/** Words of lists of users, teams and permissions. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const teams = msg('accessNames.teams', 'Teams', 'Panel of administration with all teams; also heading of the teams of a user or a group, and column head');

export const permissions = msg('accessNames.permissions', 'Permissions', 'Panel of administration with all permissions; also heading of those of a user or a team, and column head');

export const oidcGroups = msg('accessNames.oidcGroups', 'OpenID Connect groups', 'Panel of administration with the groups of the identity provider; also heading of those whose members belong to a team');

export const meaning = msg('accessNames.meaning', 'Allows', 'Column head: what a permission allows, in a sentence');

export const technicalName = msg('accessNames.technicalName', 'Name for the API', 'Column head: the name of a permission in upper case, such as VIEW_PORTFOLIO');

export const searchPermissions = msg('accessNames.searchPermissions', 'Search permissions', 'Name of the search field above a list of permissions, and in it while it is empty');

export const addTeams = msg('accessNames.addTeams', 'Add teams…', 'Button that opens a dialog with all teams');

export const searchTeams = msg('accessNames.searchTeams', 'Search teams', 'Name of the search field above a list of teams, and in it while it is empty');

export const noTeamsKnown = msg('accessNames.noTeamsKnown', 'No teams yet', 'Title in the place of a list of teams');

export const teamsFailed = msg('accessNames.teamsFailed', 'The teams could not be loaded', 'Title in the place of a list of teams');

export const members = msg('accessNames.members', 'Members', 'Heading of the users of a team, and column head of their number');

export const users = msg('accessNames.users', 'Users', 'Name of a list of users of all kinds');

export const searchUsers = msg('accessNames.searchUsers', 'Search users', 'Name of the search field above a list of users, and in it while it is empty');

export const noUsersKnown = msg('accessNames.noUsersKnown', 'No users yet', 'Title in the place of a list of users');

export const dn = msg('accessNames.dn', 'Distinguished name', 'Column head: the name of a user or a group in a directory, such as cn=…,ou=…');

export const searchOidcGroups = msg('accessNames.searchOidcGroups', 'Search groups', 'Name of the search field above groups of the identity provider, and in it while it is empty');

export const noOidcGroupsKnown = msg('accessNames.noOidcGroupsKnown', 'No groups yet', 'Title in the place of the groups of the identity provider');
