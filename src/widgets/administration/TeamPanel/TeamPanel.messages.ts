import { msg } from '../../../i18n/msg.js';
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
  create: msg('teamPanel.create', 'Create team', 'Button that opens the form of a new team, its heading, and the button that creates it'),
  total: msg<{ count: number }>('teamPanel.total', '{count, plural, =0 {No teams} one {# team} other {# teams}}', 'Count above the list of teams, and of the teams of a user or a group'),
  noneAdvice: msg('teamPanel.noneAdvice', 'A team gives its members permissions, and has the API keys of what signs in without a person.', 'Below access.noTeamsKnown'),
  keys: msg('teamPanel.keys', 'API keys', 'Heading of the API keys of a team, and column head of their number'),
  keyCount: msg<{ count: number }>('teamPanel.keyCount', '{count, plural, =0 {No API keys} one {# API key} other {# API keys}}', 'On a phone, in the place of the column teamPanel.keys'),
  memberCount: msg<{ count: number }>('teamPanel.memberCount', '{count, plural, =0 {No members} one {# member} other {# members}}', 'On a phone, in the place of the column access.members'),
};
