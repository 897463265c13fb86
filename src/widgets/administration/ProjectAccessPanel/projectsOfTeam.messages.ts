import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as projectState from '../../../entities/project/projectState.messages.js';

export const messages = {
  name: fieldMessages.name,
  projects: msg('projectAccess.projects', 'Projects of the team', 'Name of the list of the projects that a team was given'),
  searchProjects: projectState.searchByName,
  total: msg<{ count: number }>('projectAccess.total', '{count, plural, =0 {No projects given} one {# project given} other {# projects given}}', 'Count above the projects that a team was given'),
  noProjects: msg('projectAccess.noProjects', 'No projects given', 'Title in the place of the projects that a team was given'),
  noOthers: msg('projectAccess.noOthers', 'The team has all projects that you see', 'Title in the place of the projects that a team can be given'),
  give: msg('projectAccess.give', 'Give projects…', 'Button that opens a dialog to choose projects for a team'),
  selected: msg('projectAccess.selected', 'Selected projects of the team', 'Name of the bar with what can be done with the selected projects of a team'),
  askOne: msg<{ name: string }>('projectAccess.askOne', 'Take {name} from the team?', 'Title of a question; name is a project'),
  askMany: msg<{ count: number }>('projectAccess.askMany', 'Take {count} projects from the team?', 'Title of a question'),
  consequence: msg<{ count: number }>(
    'projectAccess.consequence',
    'Its members and API keys no longer see {count, plural, one {it} other {them}} while access is controlled, unless another team of theirs has {count, plural, one {it} other {them}}.',
    'Text of the questions projectAccess.askOne and projectAccess.askMany',
  ),
  confirm: msg<{ count: number }>('projectAccess.confirm', 'Take {count, plural, one {project} other {# projects}}', 'Button of the questions projectAccess.askOne and projectAccess.askMany'),
  removed: msg<{ count: number }>('projectAccess.removed', '{count, plural, one {One project was} other {# projects were}} taken from the team.', 'Notice'),
  partly: msg<{ removed: number; refused: number }>(
    'projectAccess.partly',
    '{removed, plural, =0 {None} one {One project} other {# projects}} taken; {refused} could not be.',
    'Why the question is still open after some projects could not be taken from a team',
  ),
};
