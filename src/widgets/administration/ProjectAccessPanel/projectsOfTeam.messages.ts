import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as projectState from '../../../entities/project/projectState.messages.js';

export const messages = {
  name: fieldMessages.name,
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
