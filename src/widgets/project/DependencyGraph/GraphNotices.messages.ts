import { msg } from '../../../i18n/msg.js';

export const messages = {
  missing: msg('dependencyGraph.missing', 'Dependency not found', 'Title of a notice when a link names components that the graph does not contain'),
  missingAdvice: msg('dependencyGraph.missingAdvice', 'A newer BOM may have removed it.', 'Below dependencyGraph.missing. The current graph follows'),
  missingSome: msg<{ count: number; total: number }>('dependencyGraph.missingSome', '{count, number} of {total, number} dependencies not found', 'Title of a notice when a link names several components and the graph lacks some of them'),
  missingSomeAdvice: msg('dependencyGraph.missingSomeAdvice', 'A newer BOM may have removed them.', 'Below dependencyGraph.missingSome. The graph of the others follows'),
  missingNotLoaded: msg('dependencyGraph.missingNotLoaded', 'It may be in a level that is not loaded yet.', 'Below dependencyGraph.missing and dependencyGraph.missingSome while the graph loads level by level'),
  guessed: msg('dependencyGraph.guessed', 'The BOM lists no direct dependencies of the project.', 'Notice above the graph'),
  guessedAdvice: msg('dependencyGraph.guessedAdvice', 'Components without dependents are shown as direct.', 'After dependencyGraph.guessed'),
  partial: msg('dependencyGraph.partial', 'The server rejected the request for the component list.', 'Notice above a graph that loads level by level'),
  partialAdvice: msg('dependencyGraph.partialAdvice', 'Levels load as you expand the tree. Paths and counts include only what is loaded.', 'After dependencyGraph.partial'),
  large: msg<{ count: number }>('dependencyGraph.large', 'Large graph: {count, plural, one {# component} other {# components}}.', 'Notice above the tree of a large graph that loads level by level'),
  largeAdvice: msg(
    'dependencyGraph.largeAdvice',
    'Levels load as you expand them, and counts include only those. Paths, search, and vulnerability marks need all components.',
    'After dependencyGraph.large. The button dependencyGraph.readAll follows',
  ),
  largeComing: msg('dependencyGraph.largeComing', 'Loading all components…', 'After dependencyGraph.large while all components are loading'),
  readAll: msg('dependencyGraph.readAll', 'Load all components', 'Button of the notice dependencyGraph.large. At most 20 characters'),
  levelFailed: msg('dependencyGraph.levelFailed', 'Could not load these dependencies', 'Error title above the tree after expanding a row failed'),
  faults: msg('dependencyGraph.faults', 'Parts of this graph cannot be used.', 'Notice above the graph. The list of problems follows'),
  faultDangling: msg<{ count: number }>(
    'dependencyGraph.fault.dangling',
    '{count, plural, one {# dependency points outside the project.} other {# dependencies point outside the project.}}',
    'Problem with the data of the graph: the target is no longer in the project',
  ),
  faultSelf: msg<{ count: number }>('dependencyGraph.fault.self', '{count, plural, one {# component depends on itself.} other {# components depend on themselves.}}', 'Problem with the data of the graph'),
  faultMalformed: msg<{ count: number }>('dependencyGraph.fault.malformed', '{count, plural, one {Could not read # dependency list.} other {Could not read # dependency lists.}}', 'Problem with the data of the graph'),
  faultUnreadable: msg<{ count: number }>('dependencyGraph.fault.unreadable', '{count, plural, one {Could not read # component.} other {Could not read # components.}}', 'Problem with the data of the graph'),
  faultUnconnected: msg<{ count: number; total: number }>(
    'dependencyGraph.fault.unconnected',
    '{count, plural, one {# of {total, number} components has no path from the project.} other {# of {total, number} components have no path from the project.}}',
    'Notice above the graph: components that the project does not depend on, according to the graph',
  ),
};
