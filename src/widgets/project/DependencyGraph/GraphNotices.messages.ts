import { msg } from '../../../i18n/msg.js';

export const messages = {
  missing: msg('dependencyGraph.missing', 'Dependency could not be found in dependency graph', 'Notice when an address names components that the graph does not have'),
  missingAdvice: msg('dependencyGraph.missingAdvice', 'It may have gone with a newer BOM. What follows is the graph as it is.', 'Below dependencyGraph.missing'),
  missingSome: msg<{ count: number; total: number }>(
    'dependencyGraph.missingSome',
    '{count, number} of {total, number} dependencies could not be found in dependency graph',
    'Notice when an address names several components and the graph has some of them only',
  ),
  missingSomeAdvice: msg('dependencyGraph.missingSomeAdvice', 'They may have gone with a newer BOM. What follows is about the others.', 'Below dependencyGraph.missingSome'),
  missingNotLoaded: msg('dependencyGraph.missingNotLoaded', 'It may stand in a level that is not loaded yet.', 'Below dependencyGraph.missing and dependencyGraph.missingSome while the graph is loaded level by level'),
  guessed: msg('dependencyGraph.guessed', 'The BOM does not say what the project itself depends on.', 'Notice above the graph'),
  guessedAdvice: msg('dependencyGraph.guessedAdvice', 'Components that nothing else needs stand for its direct dependencies.', 'Behind dependencyGraph.guessed'),
  partial: msg('dependencyGraph.partial', 'The server refused the list of components.', 'Notice above a graph that is loaded level by level'),
  partialAdvice: msg('dependencyGraph.partialAdvice', 'The graph is loaded level by level as you open the tree; paths and counts hold only what is loaded.', 'Behind dependencyGraph.partial'),
  large: msg<{ count: number }>(
    'dependencyGraph.large',
    'This graph has {count, plural, one {# component} other {# components}}, for which the server sends very much.',
    'Notice above the tree of a large graph, of which only levels are loaded',
  ),
  largeAdvice: msg(
    'dependencyGraph.largeAdvice',
    'Its levels are loaded as you open them, and counts hold only those. Paths, the search and which are vulnerable need all components.',
    'Behind dependencyGraph.large; the button dependencyGraph.readAll follows',
  ),
  largeComing: msg('dependencyGraph.largeComing', 'Until all have been read, its levels are loaded as you open them.', 'Behind dependencyGraph.large while all components are read'),
  readAll: msg('dependencyGraph.readAll', 'Read all components', 'Button of the notice dependencyGraph.large'),
  levelFailed: msg('dependencyGraph.levelFailed', 'These dependencies could not be loaded', 'Notice above the tree when opening a line failed'),
  faults: msg('dependencyGraph.faults', 'Not all of this graph can be used.', 'Notice above the graph; what is wrong follows'),
  faultDangling: msg<{ count: number }>(
    'dependencyGraph.fault.dangling',
    '{count, plural, one {# dependency leads} other {# dependencies lead}} to something that is not in the project any more.',
    'What is wrong with the data of the graph',
  ),
  faultSelf: msg<{ count: number }>('dependencyGraph.fault.self', '{count, plural, one {# component depends} other {# components depend}} on itself.', 'What is wrong with the data of the graph'),
  faultMalformed: msg<{ count: number }>('dependencyGraph.fault.malformed', '{count, plural, one {# list of dependencies} other {# lists of dependencies}} could not be read.', 'What is wrong with the data of the graph'),
  faultUnreadable: msg<{ count: number }>('dependencyGraph.fault.unreadable', '{count, plural, one {# component} other {# components}} could not be read.', 'What is wrong with the data of the graph'),
  faultUnconnected: msg<{ count: number; total: number }>(
    'dependencyGraph.fault.unconnected',
    '{count, plural, one {# of {total, number} components hangs} other {# of {total, number} components hang}} on nothing: no path leads there from the project.',
    'Notice above the graph: components that the project does not need, as far as the graph says',
  ),
};
