import { defineMessage } from 'react-intl';
import * as access from '../../../entities/access/accessNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  name: fieldMessages.name,
  teams: access.teams,
  search: access.searchTeams,
  none: access.noTeamsKnown,
  failed: access.teamsFailed,
  members: access.members,
  permissions: access.permissions,
  create: defineMessage({
    id: 'teamPanel.create',
    defaultMessage: 'Create team',
    description: 'Button that opens the form of a new team, its heading, and the button that creates it',
  }),
  total: defineMessage<{ readonly count: number }>({
    id: 'teamPanel.total',
    defaultMessage: '{count, plural, =0 {No teams} one {# team} other {# teams}}',
    description: 'Count above the list of teams, and of the teams of a user or a group',
  }),
  noneAdvice: defineMessage({
    id: 'teamPanel.noneAdvice',
    defaultMessage:
      'A team gives its members permissions, and has the API keys of what signs in without a person.',
    description: 'Below access.noTeamsKnown',
  }),
  keys: defineMessage({
    id: 'teamPanel.keys',
    defaultMessage: 'API keys',
    description: 'Heading of the API keys of a team, and column head of their number',
  }),
  keyCount: defineMessage<{ readonly count: number }>({
    id: 'teamPanel.keyCount',
    defaultMessage: '{count, plural, =0 {No API keys} one {# API key} other {# API keys}}',
    description: 'On a phone, in the place of the column teamPanel.keys',
  }),
  memberCount: defineMessage<{ readonly count: number }>({
    id: 'teamPanel.memberCount',
    defaultMessage: '{count, plural, =0 {No members} one {# member} other {# members}}',
    description: 'On a phone, in the place of the column access.members',
  }),
};
