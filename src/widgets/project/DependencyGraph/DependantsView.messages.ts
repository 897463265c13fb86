import { defineMessage } from 'react-intl';
import * as subjectMessages from '../../../entities/project/subject.messages.js';

export const messages = {
  filterDependants: defineMessage({
    id: 'dependencyGraph.filterDependants',
    defaultMessage: 'Filter these components',
    description: 'Name of the field above the list of what needs a component, and the hint in it',
  }),
  noMatchDependants: defineMessage<{ readonly text: string }>({
    id: 'dependencyGraph.noMatchDependants',
    defaultMessage: 'None of them is called “{text}”',
    description: 'Instead of the list of dependants when its filter leaves none',
  }),
  listDependants: defineMessage({
    id: 'dependencyGraph.list.dependants',
    defaultMessage: 'Components that need it',
    description: 'Name of the list of dependants, for screen readers',
  }),
  columnComponent: subjectMessages.component,
  columnDistance: defineMessage({
    id: 'dependencyGraph.column.distance',
    defaultMessage: 'Needs it',
    description: 'Column head in the list of dependants: directly or through others',
  }),
  directly: defineMessage({
    id: 'dependencyGraph.directly',
    defaultMessage: 'directly',
    description: 'In the list of dependants',
  }),
  inSteps: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.inSteps',
    defaultMessage: 'in {count, number} steps',
    description: 'In the list of dependants: through others, the shortest way',
  }),
  neededBy: defineMessage<{ readonly count: number; readonly name: string }>({
    id: 'dependencyGraph.neededBy',
    defaultMessage: '{name} is needed by {count, plural, one {# component} other {# components}}',
    description: 'Heading of the list of dependants',
  }),
  neededBySeveral: defineMessage<{ readonly count: number; readonly targets: number }>({
    id: 'dependencyGraph.neededBySeveral',
    defaultMessage:
      '{targets, number} components are needed by {count, plural, one {# component} other {# components}}',
    description: 'Heading of the list of dependants of several components, which needs at least one of them',
  }),
  neededByNone: defineMessage<{ readonly name: string }>({
    id: 'dependencyGraph.neededByNone',
    defaultMessage: 'No component needs {name}',
    description: 'Heading instead of the list of dependants',
  }),
  neededDirectly: defineMessage<{ readonly direct: number; readonly indirect: number }>({
    id: 'dependencyGraph.neededDirectly',
    defaultMessage: '{direct, number} directly, {indirect, number} through others',
    description: 'Beside dependencyGraph.neededBy',
  }),
  neededByProject: defineMessage({
    id: 'dependencyGraph.neededByProject',
    defaultMessage: 'The project itself directly depends on it.',
    description: 'Below dependencyGraph.neededBy',
  }),
  chooseFirst: defineMessage({
    id: 'dependencyGraph.chooseFirst',
    defaultMessage: 'Whose dependants?',
    description: 'Title in the view of dependants while no component is chosen',
  }),
  chooseFirstAdvice: defineMessage({
    id: 'dependencyGraph.chooseFirstAdvice',
    defaultMessage: 'Find a component above to see what in this project needs it, directly and in the end.',
    description: 'Below dependencyGraph.chooseFirst',
  }),
};
