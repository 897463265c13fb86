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
  create: msg('teamPanel.create', 'Create team', 'Button that opens the form of a new team, heading of the form, and button that creates it'),
  total: access.teamCount,
  noneAdvice: msg('teamPanel.noneAdvice', 'Create a team to grant permissions to its members and hold API keys.', 'Advice below the empty state access.noTeamsKnown'),
  keys: msg('teamPanel.keys', 'API keys', 'Heading of the API keys of a team, and table head of their number, at most 18 characters'),
  keyCount: msg<{ count: number }>('teamPanel.keyCount', '{count, plural, =0 {No API keys} one {# API key} other {# API keys}}', 'On a phone, instead of the column teamPanel.keys'),
  memberCount: msg<{ count: number }>('teamPanel.memberCount', '{count, plural, =0 {No members} one {# member} other {# members}}', 'On a phone, instead of the column access.members'),
};
