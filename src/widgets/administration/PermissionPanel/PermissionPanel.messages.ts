import { defineMessage } from 'react-intl';
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
  none: defineMessage({
    id: 'permissionPanel.none',
    defaultMessage: 'The server knows no permissions',
    description: 'Title in the place of the list of permissions',
  }),
  total: defineMessage<{ readonly count: number }>({
    id: 'permissionPanel.total',
    defaultMessage: '{count, plural, one {# permission} other {# permissions}}',
    description: 'Count above the list of permissions',
  }),
  teamCount: defineMessage<{ readonly count: number }>({
    id: 'permissionPanel.teamCount',
    defaultMessage: '{count, plural, =0 {No team has it} one {# team} other {# teams}}',
    description: 'On a phone: how many teams have a permission',
  }),
  userCount: defineMessage<{ readonly count: number }>({
    id: 'permissionPanel.userCount',
    defaultMessage: '{count, plural, =0 {No user directly} one {# user directly} other {# users directly}}',
    description: 'On a phone: how many users have a permission by themselves, not through a team',
  }),
  direct: defineMessage({
    id: 'permissionPanel.direct',
    defaultMessage: 'Users, directly',
    description: 'Column head and heading: users who have a permission by themselves, not through a team',
  }),
  noTeams: defineMessage({
    id: 'permissionPanel.noTeams',
    defaultMessage: 'No team has this permission',
    description: 'In the place of the teams that have a permission',
  }),
  noUsers: defineMessage({
    id: 'permissionPanel.noUsers',
    defaultMessage: 'No user has this permission directly',
    description: 'In the place of the users who have a permission by themselves',
  }),
  addUsers: defineMessage({
    id: 'permissionPanel.addUsers',
    defaultMessage: 'Add users…',
    description: 'Button that opens a dialog with all users, to give them a permission',
  }),
  view: defineMessage({
    id: 'permissionPanel.view',
    defaultMessage: 'How permissions are shown',
    description: 'Name of the choice between permissionPanel.list and permissionPanel.matrix',
  }),
  list: defineMessage({
    id: 'permissionPanel.list',
    defaultMessage: 'By permission',
    description: 'Choice: a list of permissions, each with those who have it',
  }),
  // Not shared: a view, not an identifier.
  matrix: defineMessage({
    id: 'permissionPanel.matrix',
    defaultMessage: 'Matrix',
    description: 'Choice: a table of teams and users by permissions',
  }),
};
