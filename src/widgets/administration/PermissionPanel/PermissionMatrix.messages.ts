import { defineMessage } from 'react-intl';
import { undo } from '../../../ui/controls/actions.messages.js';
import * as accessNames from '../../../entities/access/accessNames.messages.js';

export const matrixMessages = {
  label: defineMessage({
    id: 'permissionMatrix.label',
    defaultMessage: 'Permissions of teams and users',
    description: 'Name of a table: a row for each team and user, a column for each permission',
  }),
  search: defineMessage({
    id: 'permissionMatrix.search',
    defaultMessage: 'Search teams and users',
    description: 'Name of the search field above permissionMatrix.label, and in it while it is empty',
  }),
  holder: defineMessage({
    id: 'permissionMatrix.holder',
    defaultMessage: 'Team or user',
    description: 'Column head: who has permissions',
  }),
  kind: defineMessage({
    id: 'permissionMatrix.kind',
    defaultMessage: 'Kind',
    description: 'Column head and filter: team, or where the account of a user comes from, such as LDAP',
  }),
  kindIs: defineMessage<{ readonly value: string }>({
    id: 'permissionMatrix.kindIs',
    defaultMessage: 'Kind: {value}',
    description: 'Filter that is on; value such as “Team”',
  }),
  // Not shared: a kind of row, not a filter.
  team: defineMessage({
    id: 'permissionMatrix.team',
    defaultMessage: 'Team',
    description: 'Kind of a row: a team, not a user',
  }),
  total: defineMessage<{ readonly count: number }>({
    id: 'permissionMatrix.total',
    defaultMessage: '{count, plural, one {# team or user} other {# teams and users}}',
    description: 'Count above permissionMatrix.label',
  }),
  none: accessNames.noTeamsKnown,
  box: defineMessage<{ readonly permission: string; readonly holder: string }>({
    id: 'permissionMatrix.box',
    defaultMessage: '{permission} for {holder}',
    description:
      'Name of a box to tick: whether a team or user has a permission; permission such as “View portfolio”',
  }),
  given: defineMessage<{ readonly permission: string; readonly holder: string }>({
    id: 'permissionMatrix.given',
    defaultMessage: '“{permission}” granted to {holder}',
    description: 'Notice with a button that undoes it; holder is a team or a user',
  }),
  taken: defineMessage<{ readonly permission: string; readonly holder: string }>({
    id: 'permissionMatrix.taken',
    defaultMessage: '“{permission}” revoked from {holder}',
    description: 'Notice with a button that undoes it; holder is a team or a user',
  }),
  undo,
  legendOwn: defineMessage({
    id: 'permissionMatrix.legendOwn',
    defaultMessage: 'Granted directly',
    description: 'Above the table, beside a ticked box',
  }),
  legendThrough: defineMessage({
    id: 'permissionMatrix.legendThrough',
    defaultMessage: 'Only through a team',
    description:
      'Above the table, beside a box with a dash and a mark: the user has the permission because a team of theirs has it',
  }),
  legendTeams: defineMessage({
    id: 'permissionMatrix.legendTeams',
    defaultMessage: 'Granted directly and through a team',
    description: 'Above the table, beside a ticked box with a mark: the user has the permission twice',
  }),
  notGiven: defineMessage<{ readonly permission: string; readonly holder: string }>({
    id: 'permissionMatrix.notGiven',
    defaultMessage: '{holder} was not given “{permission}”',
    description: 'Notice: the server refused to give a permission to a team or a user',
  }),
  notTaken: defineMessage<{ readonly permission: string; readonly holder: string }>({
    id: 'permissionMatrix.notTaken',
    defaultMessage: '“{permission}” was not taken from {holder}',
    description: 'Notice: the server refused to take a permission from a team or a user',
  }),
};
