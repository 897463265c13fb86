/** Words of lists of users, teams and permissions. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const teams = msg('accessNames.teams', 'Teams', 'Administration panel with all teams; heading of the teams of a user or a group; table head');

export const permissions = msg('accessNames.permissions', 'Permissions', 'Administration panel with all permissions; heading of the permissions of a user or a team; table head');

export const oidcGroups = msg('accessNames.oidcGroups', 'OpenID Connect groups', 'Administration panel with the identity provider groups; heading of the groups whose members belong to a team');

export const meaning = msg('accessNames.meaning', 'Allows', 'Table head: actions a permission allows; at most 18 characters');

export const technicalName = msg('accessNames.technicalName', 'API name', 'Table head: permission constant, such as VIEW_PORTFOLIO; at most 18 characters');

export const searchPermissions = msg('accessNames.searchPermissions', 'Search permissions', 'Name and placeholder of the search field above a list of permissions');

export const addTeams = msg('accessNames.addTeams', 'Add teams', 'Button that opens a dialog with all teams');

export const searchTeams = msg('accessNames.searchTeams', 'Search teams', 'Name and placeholder of the search field above a list of teams');

export const noTeamsKnown = msg('accessNames.noTeamsKnown', 'No teams yet', 'Empty state of a list of teams');

export const teamsFailed = msg('accessNames.teamsFailed', 'Could not load teams', 'Title of an error in place of a list of teams');

export const members = msg('accessNames.members', 'Members', 'Heading of the members of a team; table head of their number');

export const users = msg('accessNames.users', 'Users', 'Name of the list of all users');

export const searchUsers = msg('accessNames.searchUsers', 'Search users', 'Name and placeholder of the search field above a list of users');

export const noUsersKnown = msg('accessNames.noUsersKnown', 'No users yet', 'Empty state of a list of users');

export const dn = msg('accessNames.dn', 'Distinguished name', 'Table head: directory name of a user or a group, such as cn=…,ou=…; at most 18 characters');

export const searchOidcGroups = msg('accessNames.searchOidcGroups', 'Search groups', 'Name and placeholder of the search field above identity provider groups');

export const noOidcGroupsKnown = msg('accessNames.noOidcGroupsKnown', 'No groups yet', 'Empty state of the identity provider groups');

export const noTeams = msg('accessNames.noTeams', 'No teams', 'Empty state of the teams of a user or a group');
export const teamCount = msg<{ count: number }>('accessNames.teamCount', '{count, plural, =0 {No teams} one {# team} other {# teams}}', 'Number of teams, in a list or in a table; count is the number');
