import { msg } from '../../../i18n/msg.js';
import { undo } from '../../../ui/controls/actions.messages.js';
import * as accessNames from '../../../entities/access/accessNames.messages.js';
import { type } from '../../../frames/facts/field.messages.js';

export const matrixMessages = {
  label: msg('permissionMatrix.label', 'Permissions of teams and users', 'Screen-reader name of a table with a row for each team and user and a column for each permission'),
  search: msg('permissionMatrix.search', 'Search teams and users', 'Name and placeholder of the search field above the table permissionMatrix.label'),
  holder: msg('permissionMatrix.holder', 'Team or user', 'Table head: a team or user that has permissions, at most 18 characters'),
  kind: type,
  kindIs: msg<{ value: string }>('permissionMatrix.kindIs', 'Type: {value}', 'Name of an active filter. value is a type, such as “Team”'),
  // Not shared: a kind of row, not a filter.
  team: msg('permissionMatrix.team', 'Team', 'Type of a row: a team, not a user'),
  total: msg<{ count: number }>('permissionMatrix.total', '{count, plural, one {# team or user} other {# teams and users}}', 'Count above the table permissionMatrix.label'),
  none: accessNames.noTeamsKnown,
  box: msg<{ permission: string; holder: string }>('permissionMatrix.box', '{permission} for {holder}', 'Screen-reader name of a checkbox. permission is a label such as “View portfolio”, holder a team or user'),
  given: msg<{ permission: string; holder: string }>('permissionMatrix.given', '“{permission}” granted to {holder}', 'Notice with an undo button. holder is a team or user'),
  taken: msg<{ permission: string; holder: string }>('permissionMatrix.taken', '“{permission}” revoked from {holder}', 'Notice with an undo button. holder is a team or user'),
  undo,
  legendOwn: msg('permissionMatrix.legendOwn', 'Granted directly', 'Legend above the table, beside a selected checkbox'),
  legendThrough: msg('permissionMatrix.legendThrough', 'Only through a team', 'Legend above the table, beside a checkbox with a dash: the user has the permission only from a team'),
  legendTeams: msg('permissionMatrix.legendTeams', 'Granted directly and through a team', 'Legend above the table, beside a selected checkbox with a mark: the user has the permission in both ways'),
  notGiven: msg<{ permission: string; holder: string }>('permissionMatrix.notGiven', 'Could not grant “{permission}” to {holder}', 'Title of an error notice. holder is a team or user'),
  notTaken: msg<{ permission: string; holder: string }>('permissionMatrix.notTaken', 'Could not revoke “{permission}” from {holder}', 'Title of an error notice. holder is a team or user'),
};
