import { msg } from '../../../i18n/msg.js';
import * as access from '../../../entities/access/accessNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  name: fieldMessages.name,
  teams: access.teams,
  search: access.searchTeams,
  none: access.noTeamsKnown,
  failed: access.teamsFailed,
  noneAdvice: msg('projectAccess.noneAdvice', 'Projects are given to teams. Create a team first.', 'Below access.noTeamsKnown, in the panel that gives projects to teams'),
  control: msg('projectAccess.control', 'Teams see only the projects that they were given', 'Switch: access to the portfolio is controlled'),
  controlHint: msg('projectAccess.controlHint', 'Off: who may view the portfolio sees all of it. What is chosen below then has no effect yet.', 'Below the switch projectAccess.control'),
  controlUnknown: msg('projectAccess.controlUnknown', 'Whether this is in force is a setting of the system, which you are not permitted to see.', 'In the place of the switch projectAccess.control'),
  controlFailed: msg('projectAccess.controlFailed', 'Whether access is controlled could not be loaded', 'In the place of the switch projectAccess.control'),
  controlRefused: msg<{ reason: string }>('projectAccess.controlRefused', 'It stays as it was: {reason}', 'In the question projectAccess.onTitle or projectAccess.offTitle'),
  onTitle: msg('projectAccess.onTitle', 'Limit what teams see?', 'Title of the question before access to the portfolio is controlled'),
  onText: msg('projectAccess.onText', 'From now on users and API keys see only the projects that their teams were given. Those who see all projects by permission still do.', 'Text of the question projectAccess.onTitle'),
  onConfirm: msg('projectAccess.onConfirm', 'Limit', 'Button of the question projectAccess.onTitle'),
  offTitle: msg('projectAccess.offTitle', 'Let everybody see everything?', 'Title of the question before access to the portfolio is no longer controlled'),
  offText: msg('projectAccess.offText', 'From now on everybody who may view the portfolio sees all projects. What teams were given is kept.', 'Text of the question projectAccess.offTitle'),
  offConfirm: msg('projectAccess.offConfirm', 'End the limit', 'Button of the question projectAccess.offTitle'),
};
