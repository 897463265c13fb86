import { msg } from '../../../i18n/msg.js';
import * as access from '../../../entities/access/accessNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import { notSaved } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  name: fieldMessages.name,
  teams: access.teams,
  search: access.searchTeams,
  none: access.noTeamsKnown,
  failed: access.teamsFailed,
  noneAdvice: msg('projectAccess.noneAdvice', 'Create a team to assign projects to it.', 'Advice below the empty state access.noTeamsKnown of the panel that assigns projects to teams'),
  control: msg('projectAccess.control', 'Teams see only the projects assigned to them', 'Switch: portfolio access control is on'),
  controlHint: msg('projectAccess.controlHint', 'When off, anyone who can view the portfolio sees all projects.', 'Help below the switch projectAccess.control'),
  controlUnknown: msg('projectAccess.controlUnknown', 'You do not have permission to see whether portfolio access control is on.', 'Shown instead of the switch projectAccess.control'),
  controlFailed: msg('projectAccess.controlFailed', 'Could not load portfolio access control', 'Error shown instead of the switch projectAccess.control'),
  controlRefused: notSaved,
  onTitle: msg('projectAccess.onTitle', 'Turn on portfolio access control?', 'Title of the confirmation to turn on portfolio access control'),
  onText: msg('projectAccess.onText', 'Users and API keys will see only the projects of their teams, unless a permission lets them see all projects.', 'Text of the confirmation projectAccess.onTitle'),
  onConfirm: msg('projectAccess.onConfirm', 'Turn on', 'Button of the confirmation projectAccess.onTitle'),
  offTitle: msg('projectAccess.offTitle', 'Turn off portfolio access control?', 'Title of the confirmation to turn off portfolio access control'),
  offText: msg('projectAccess.offText', 'Anyone who can view the portfolio will see all projects. Project assignments are kept.', 'Text of the confirmation projectAccess.offTitle'),
  offConfirm: msg('projectAccess.offConfirm', 'Turn off', 'Button of the confirmation projectAccess.offTitle'),
};
