import { msg } from '../../../i18n/msg.js';
import * as access from '../../../entities/access/accessNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  name: fieldMessages.name,
  permissions: access.permissions,
  search: access.searchPermissions,
  meaning: access.meaning,
  technicalName: access.technicalName,
  teams: access.teams,
  addTeams: access.addTeams,
  none: msg('permissionPanel.none', 'The server knows no permissions', 'Title in the place of the list of permissions'),
  total: msg<{ count: number }>('permissionPanel.total', '{count, plural, one {# permission} other {# permissions}}', 'Count above the list of permissions'),
  teamCount: msg<{ count: number }>('permissionPanel.teamCount', '{count, plural, =0 {No team has it} one {# team} other {# teams}}', 'On a phone: how many teams have a permission'),
  userCount: msg<{ count: number }>('permissionPanel.userCount', '{count, plural, =0 {No user directly} one {# user directly} other {# users directly}}', 'On a phone: how many users have a permission by themselves, not through a team'),
  direct: msg('permissionPanel.direct', 'Users, directly', 'Column head and heading: users who have a permission by themselves, not through a team'),
  noTeams: msg('permissionPanel.noTeams', 'No team has this permission', 'In the place of the teams that have a permission'),
  noUsers: msg('permissionPanel.noUsers', 'No user has this permission directly', 'In the place of the users who have a permission by themselves'),
  addUsers: msg('permissionPanel.addUsers', 'Add users…', 'Button that opens a dialog with all users, to give them a permission'),
  view: msg('permissionPanel.view', 'How permissions are shown', 'Name of the choice between permissionPanel.list and permissionPanel.matrix'),
  list: msg('permissionPanel.list', 'By permission', 'Choice: a list of permissions, each with those who have it'),
  // Not shared: a view, not an identifier.
  matrix: msg('permissionPanel.matrix', 'Matrix', 'Choice: a table of teams and users by permissions'),
};
