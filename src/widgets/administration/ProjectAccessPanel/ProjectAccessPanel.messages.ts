import { defineMessage } from 'react-intl';
import { messages as access } from '../../../panel/access/access.messages.js';
import * as fieldMessages from '../../../parts/field.messages.js';
import * as projectState from '../../../parts/projectState.messages.js';

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
  projects: defineMessage({
    id: 'projectAccess.projects',
    defaultMessage: 'Projects of the team',
    description: 'Name of the list of the projects that a team was given',
  }),
  searchProjects: projectState.searchByName,
  total: defineMessage<{ readonly count: number }>({
    id: 'projectAccess.total',
    defaultMessage: '{count, plural, =0 {No projects given} one {# project given} other {# projects given}}',
    description: 'Count above the projects that a team was given',
  }),
  noProjects: defineMessage({
    id: 'projectAccess.noProjects',
    defaultMessage: 'No projects given',
    description: 'Title in the place of the projects that a team was given',
  }),
  noOthers: defineMessage({
    id: 'projectAccess.noOthers',
    defaultMessage: 'The team has all projects that you see',
    description: 'Title in the place of the projects that a team can be given',
  }),
  give: defineMessage({
    id: 'projectAccess.give',
    defaultMessage: 'Give projects…',
    description: 'Button that opens a dialog to choose projects for a team',
  }),
  selected: defineMessage({
    id: 'projectAccess.selected',
    defaultMessage: 'Selected projects of the team',
    description: 'Name of the bar with what can be done with the selected projects of a team',
  }),
  askOne: defineMessage<{ readonly name: string }>({
    id: 'projectAccess.askOne',
    defaultMessage: 'Take {name} from the team?',
    description: 'Title of a question; name is a project',
  }),
  askMany: defineMessage<{ readonly count: number }>({
    id: 'projectAccess.askMany',
    defaultMessage: 'Take {count} projects from the team?',
    description: 'Title of a question',
  }),
  consequence: defineMessage<{ readonly count: number }>({
    id: 'projectAccess.consequence',
    defaultMessage:
      'Its members and API keys no longer see {count, plural, one {it} other {them}} while access is controlled, unless another team of theirs has {count, plural, one {it} other {them}}.',
    description: 'Text of the questions projectAccess.askOne and projectAccess.askMany',
  }),
  confirm: defineMessage<{ readonly count: number }>({
    id: 'projectAccess.confirm',
    defaultMessage: 'Take {count, plural, one {project} other {# projects}}',
    description: 'Button of the questions projectAccess.askOne and projectAccess.askMany',
  }),
  removed: defineMessage<{ readonly count: number }>({
    id: 'projectAccess.removed',
    defaultMessage: '{count, plural, one {One project was} other {# projects were}} taken from the team.',
    description: 'Notice',
  }),
  partly: defineMessage<{ readonly removed: number; readonly refused: number }>({
    id: 'projectAccess.partly',
    defaultMessage:
      '{removed, plural, =0 {None} one {One project} other {# projects}} taken; {refused} could not be.',
    description: 'Why the question is still open after some projects could not be taken from a team',
  }),
};
