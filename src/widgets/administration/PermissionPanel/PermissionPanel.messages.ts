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
  none: msg('permissionPanel.none', 'No permissions', 'Title shown instead of an empty list of permissions'),
  total: msg<{ count: number }>('permissionPanel.total', '{count, plural, one {# permission} other {# permissions}}', 'Count above the list of permissions'),
  teamCount: access.teamCount,
  userCount: msg<{ count: number }>('permissionPanel.userCount', '{count, plural, =0 {No direct users} one {# direct user} other {# direct users}}', 'On a phone: number of users who have a permission directly, not through a team'),
  direct: msg('permissionPanel.direct', 'Direct users', 'Table head and heading: users who have a permission directly, not through a team, at most 18 characters'),
  noTeams: msg('permissionPanel.noTeams', 'No teams have this permission', 'Shown when no teams have a permission'),
  noUsers: msg('permissionPanel.noUsers', 'No users have this permission directly', 'Shown when no users have a permission directly'),
  addUsers: msg('permissionPanel.addUsers', 'Add users', 'Button that opens a dialog to grant a permission to users, at most 20 characters'),
  view: msg('permissionPanel.view', 'Show permissions as', 'Name of the choice between permissionPanel.list and permissionPanel.matrix'),
  list: msg('permissionPanel.list', 'By permission', 'Choice: a list of permissions, each with its teams and users'),
  // Not shared: a view, not an identifier.
  matrix: msg('permissionPanel.matrix', 'Matrix', 'Choice: a table of teams and users by permissions'),
};
