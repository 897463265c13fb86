import { msg } from '../../../i18n/msg.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';

export const messages = {
  filterDependants: msg('dependencyGraph.filterDependants', 'Filter these components', 'Name of the field above the list of what needs a component, and the hint in it'),
  noMatchDependants: msg<{ text: string }>('dependencyGraph.noMatchDependants', 'None of them is called “{text}”', 'Instead of the list of dependants when its filter leaves none'),
  listDependants: msg('dependencyGraph.list.dependants', 'Components that need it', 'Name of the list of dependants, for screen readers'),
  columnComponent: subjectMessages.component,
  columnDistance: msg('dependencyGraph.column.distance', 'Needs it', 'Column head in the list of dependants: directly or through others'),
  directly: msg('dependencyGraph.directly', 'directly', 'In the list of dependants'),
  inSteps: msg<{ count: number }>('dependencyGraph.inSteps', 'in {count, number} steps', 'In the list of dependants: through others, the shortest way'),
  neededBy: msg<{ count: number; name: string }>('dependencyGraph.neededBy', '{name} is needed by {count, plural, one {# component} other {# components}}', 'Heading of the list of dependants'),
  neededBySeveral: msg<{ count: number; targets: number }>(
    'dependencyGraph.neededBySeveral',
    '{targets, number} components are needed by {count, plural, one {# component} other {# components}}',
    'Heading of the list of dependants of several components, which needs at least one of them',
  ),
  neededByNone: msg<{ name: string }>('dependencyGraph.neededByNone', 'No component needs {name}', 'Heading instead of the list of dependants'),
  neededDirectly: msg<{ direct: number; indirect: number }>('dependencyGraph.neededDirectly', '{direct, number} directly, {indirect, number} through others', 'Beside dependencyGraph.neededBy'),
  neededByProject: msg('dependencyGraph.neededByProject', 'The project itself directly depends on it.', 'Below dependencyGraph.neededBy'),
  chooseFirst: msg('dependencyGraph.chooseFirst', 'Whose dependants?', 'Title in the view of dependants while no component is chosen'),
  chooseFirstAdvice: msg('dependencyGraph.chooseFirstAdvice', 'Find a component above to see what in this project needs it, directly and in the end.', 'Below dependencyGraph.chooseFirst'),
};
