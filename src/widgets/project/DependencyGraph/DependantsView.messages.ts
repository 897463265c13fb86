import { msg } from '../../../i18n/msg.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import { noMatchFor } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  filterDependants: msg('dependencyGraph.filterDependants', 'Filter components', 'Screen-reader name and placeholder of the field above the list of dependents'),
  noMatchDependants: noMatchFor,
  listDependants: msg('dependencyGraph.list.dependants', 'Dependents', 'Screen-reader name of the list of dependents'),
  columnComponent: subjectMessages.component,
  columnDistance: msg('dependencyGraph.column.distance', 'Depends on it', 'Table head in the list of dependents. Values: dependencyGraph.directly and dependencyGraph.inSteps. At most 18 characters'),
  directly: msg('dependencyGraph.directly', 'directly', 'In the column dependencyGraph.column.distance'),
  inSteps: msg<{ count: number }>('dependencyGraph.inSteps', 'in {count, number} steps', 'In the column dependencyGraph.column.distance: steps of the shortest path'),
  neededBy: msg<{ count: number; name: string }>('dependencyGraph.neededBy', '{count, plural, one {# component depends on {name}} other {# components depend on {name}}}', 'Heading of the list of dependents'),
  neededBySeveral: msg<{ count: number; targets: number }>(
    'dependencyGraph.neededBySeveral',
    '{count, plural, one {# component depends on any of these {targets, number}} other {# components depend on any of these {targets, number}}}',
    'Heading of the list of dependents of several components. targets is the number of these',
  ),
  neededByNone: msg<{ name: string }>('dependencyGraph.neededByNone', 'No components depend on {name}', 'Heading instead of the list of dependents'),
  neededDirectly: msg<{ direct: number; indirect: number }>('dependencyGraph.neededDirectly', '{direct, number} directly, {indirect, number} indirectly', 'Beside dependencyGraph.neededBy'),
  neededByProject: msg('dependencyGraph.neededByProject', 'The project depends on it directly.', 'Below dependencyGraph.neededBy'),
  chooseFirst: msg('dependencyGraph.chooseFirst', 'Choose a component', 'Title in the view of dependents before a component is chosen'),
  chooseFirstAdvice: msg('dependencyGraph.chooseFirstAdvice', 'Find a component above to see its dependents.', 'Below dependencyGraph.chooseFirst'),
};
