import { msg } from '../../../i18n/msg.js';
import { undo } from '../../../ui/controls/actions.messages.js';
import * as accessNames from '../../../entities/access/accessNames.messages.js';

export const matrixMessages = {
  label: msg('permissionMatrix.label', 'Permissions of teams and users', 'Name of a table: a row for each team and user, a column for each permission'),
  search: msg('permissionMatrix.search', 'Search teams and users', 'Name of the search field above permissionMatrix.label, and in it while it is empty'),
  holder: msg('permissionMatrix.holder', 'Team or user', 'Column head: who has permissions'),
  kind: msg('permissionMatrix.kind', 'Kind', 'Column head and filter: team, or where the account of a user comes from, such as LDAP'),
  kindIs: msg<{ value: string }>('permissionMatrix.kindIs', 'Kind: {value}', 'Filter that is on; value such as “Team”'),
  // Not shared: a kind of row, not a filter.
  team: msg('permissionMatrix.team', 'Team', 'Kind of a row: a team, not a user'),
  total: msg<{ count: number }>('permissionMatrix.total', '{count, plural, one {# team or user} other {# teams and users}}', 'Count above permissionMatrix.label'),
  none: accessNames.noTeamsKnown,
  box: msg<{ permission: string; holder: string }>('permissionMatrix.box', '{permission} for {holder}', 'Name of a box to tick: whether a team or user has a permission; permission such as “View portfolio”'),
  given: msg<{ permission: string; holder: string }>('permissionMatrix.given', '“{permission}” granted to {holder}', 'Notice with a button that undoes it; holder is a team or a user'),
  taken: msg<{ permission: string; holder: string }>('permissionMatrix.taken', '“{permission}” revoked from {holder}', 'Notice with a button that undoes it; holder is a team or a user'),
  undo,
  legendOwn: msg('permissionMatrix.legendOwn', 'Granted directly', 'Above the table, beside a ticked box'),
  legendThrough: msg('permissionMatrix.legendThrough', 'Only through a team', 'Above the table, beside a box with a dash and a mark: the user has the permission because a team of theirs has it'),
  legendTeams: msg('permissionMatrix.legendTeams', 'Granted directly and through a team', 'Above the table, beside a ticked box with a mark: the user has the permission twice'),
  notGiven: msg<{ permission: string; holder: string }>('permissionMatrix.notGiven', '{holder} was not given “{permission}”', 'Notice: the server refused to give a permission to a team or a user'),
  notTaken: msg<{ permission: string; holder: string }>('permissionMatrix.notTaken', '“{permission}” was not taken from {holder}', 'Notice: the server refused to take a permission from a team or a user'),
};
