import { defineMessage } from 'react-intl';
import * as access from '../../../entities/access/accessNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  name: fieldMessages.name,
  teams: access.teams,
  search: access.searchTeams,
  none: access.noTeamsKnown,
  failed: access.teamsFailed,
  noneAdvice: defineMessage({
    id: 'projectAccess.noneAdvice',
    defaultMessage: 'Projects are given to teams. Create a team first.',
    description: 'Below access.noTeamsKnown, in the panel that gives projects to teams',
  }),
  control: defineMessage({
    id: 'projectAccess.control',
    defaultMessage: 'Teams see only the projects that they were given',
    description: 'Switch: access to the portfolio is controlled',
  }),
  controlHint: defineMessage({
    id: 'projectAccess.controlHint',
    defaultMessage:
      'Off: who may view the portfolio sees all of it. What is chosen below then has no effect yet.',
    description: 'Below the switch projectAccess.control',
  }),
  controlUnknown: defineMessage({
    id: 'projectAccess.controlUnknown',
    defaultMessage:
      'Whether this is in force is a setting of the system, which you are not permitted to see.',
    description: 'In the place of the switch projectAccess.control',
  }),
  controlFailed: defineMessage({
    id: 'projectAccess.controlFailed',
    defaultMessage: 'Whether access is controlled could not be loaded',
    description: 'In the place of the switch projectAccess.control',
  }),
  controlRefused: defineMessage<{ readonly reason: string }>({
    id: 'projectAccess.controlRefused',
    defaultMessage: 'It stays as it was: {reason}',
    description: 'In the question projectAccess.onTitle or projectAccess.offTitle',
  }),
  onTitle: defineMessage({
    id: 'projectAccess.onTitle',
    defaultMessage: 'Limit what teams see?',
    description: 'Title of the question before access to the portfolio is controlled',
  }),
  onText: defineMessage({
    id: 'projectAccess.onText',
    defaultMessage:
      'From now on users and API keys see only the projects that their teams were given. Those who see all projects by permission still do.',
    description: 'Text of the question projectAccess.onTitle',
  }),
  onConfirm: defineMessage({
    id: 'projectAccess.onConfirm',
    defaultMessage: 'Limit',
    description: 'Button of the question projectAccess.onTitle',
  }),
  offTitle: defineMessage({
    id: 'projectAccess.offTitle',
    defaultMessage: 'Let everybody see everything?',
    description: 'Title of the question before access to the portfolio is no longer controlled',
  }),
  offText: defineMessage({
    id: 'projectAccess.offText',
    defaultMessage:
      'From now on everybody who may view the portfolio sees all projects. What teams were given is kept.',
    description: 'Text of the question projectAccess.offTitle',
  }),
  offConfirm: defineMessage({
    id: 'projectAccess.offConfirm',
    defaultMessage: 'End the limit',
    description: 'Button of the question projectAccess.offTitle',
  }),
};
