import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import { partlyRemoved } from '../../../ui/layout/outcome.messages.js';
import { searchByName } from '../../../ui/controls/actions.messages.js';

export const messages = {
  name: fieldMessages.name,
  projects: msg('projectAccess.projects', 'Team projects', 'Screen-reader name of the list of projects assigned to a team'),
  searchProjects: searchByName,
  total: msg<{ count: number }>('projectAccess.total', '{count, plural, =0 {No projects} one {# project} other {# projects}} assigned', 'Count above the projects assigned to a team'),
  noProjects: msg('projectAccess.noProjects', 'No projects assigned', 'Title shown when no projects are assigned to a team'),
  noOthers: msg('projectAccess.noOthers', 'This team already has every project you can see', 'Title shown when there are no more projects to assign to a team'),
  give: msg('projectAccess.give', 'Assign projects', 'Button that opens a dialog to assign projects to a team, at most 20 characters'),
  selected: msg('projectAccess.selected', 'Selected team projects', 'Screen-reader name of the toolbar for the selected projects of a team'),
  askOne: msg<{ name: string }>('projectAccess.askOne', 'Remove {name} from the team?', 'Title of a confirmation. name is a project'),
  askMany: msg<{ count: number }>('projectAccess.askMany', 'Remove {count} projects from the team?', 'Title of a confirmation'),
  consequence: msg<{ count: number }>(
    'projectAccess.consequence',
    'While access control is on, members and API keys lose access to {count, plural, one {this project} other {these projects}}, unless they have it through another team.',
    'Text of the confirmations projectAccess.askOne and projectAccess.askMany',
  ),
  confirm: msg<{ count: number }>('projectAccess.confirm', 'Remove {count, plural, one {project} other {# projects}}', 'Button of the confirmations projectAccess.askOne and projectAccess.askMany, at most 20 characters'),
  removed: msg<{ count: number }>('projectAccess.removed', '{count, plural, one {# project} other {# projects}} removed from the team', 'Notice after projects were removed from a team'),
  partly: partlyRemoved,
};
