import { defineMessage } from 'react-intl';

export const messages = {
  missing: defineMessage({
    id: 'dependencyGraph.missing',
    defaultMessage: 'Dependency could not be found in dependency graph',
    description: 'Notice when an address names components that the graph does not have',
  }),
  missingAdvice: defineMessage({
    id: 'dependencyGraph.missingAdvice',
    defaultMessage: 'It may have gone with a newer BOM. What follows is the graph as it is.',
    description: 'Below dependencyGraph.missing',
  }),
  missingSome: defineMessage<{ readonly count: number; readonly total: number }>({
    id: 'dependencyGraph.missingSome',
    defaultMessage: '{count, number} of {total, number} dependencies could not be found in dependency graph',
    description: 'Notice when an address names several components and the graph has some of them only',
  }),
  missingSomeAdvice: defineMessage({
    id: 'dependencyGraph.missingSomeAdvice',
    defaultMessage: 'They may have gone with a newer BOM. What follows is about the others.',
    description: 'Below dependencyGraph.missingSome',
  }),
  missingNotLoaded: defineMessage({
    id: 'dependencyGraph.missingNotLoaded',
    defaultMessage: 'It may stand in a level that is not loaded yet.',
    description:
      'Below dependencyGraph.missing and dependencyGraph.missingSome while the graph is loaded level by level',
  }),
  guessed: defineMessage({
    id: 'dependencyGraph.guessed',
    defaultMessage: 'The BOM does not say what the project itself depends on.',
    description: 'Notice above the graph',
  }),
  guessedAdvice: defineMessage({
    id: 'dependencyGraph.guessedAdvice',
    defaultMessage: 'Components that nothing else needs stand for its direct dependencies.',
    description: 'Behind dependencyGraph.guessed',
  }),
  partial: defineMessage({
    id: 'dependencyGraph.partial',
    defaultMessage: 'The server refused the list of components.',
    description: 'Notice above a graph that is loaded level by level',
  }),
  partialAdvice: defineMessage({
    id: 'dependencyGraph.partialAdvice',
    defaultMessage:
      'The graph is loaded level by level as you open the tree; paths and counts hold only what is loaded.',
    description: 'Behind dependencyGraph.partial',
  }),
  large: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.large',
    defaultMessage:
      'This graph has {count, plural, one {# component} other {# components}}, for which the server sends very much.',
    description: 'Notice above the tree of a large graph, of which only levels are loaded',
  }),
  largeAdvice: defineMessage({
    id: 'dependencyGraph.largeAdvice',
    defaultMessage:
      'Its levels are loaded as you open them, and counts hold only those. Paths, the search and which are vulnerable need all components.',
    description: 'Behind dependencyGraph.large; the button dependencyGraph.readAll follows',
  }),
  largeComing: defineMessage({
    id: 'dependencyGraph.largeComing',
    defaultMessage: 'Until all have been read, its levels are loaded as you open them.',
    description: 'Behind dependencyGraph.large while all components are read',
  }),
  readAll: defineMessage({
    id: 'dependencyGraph.readAll',
    defaultMessage: 'Read all components',
    description: 'Button of the notice dependencyGraph.large',
  }),
  levelFailed: defineMessage({
    id: 'dependencyGraph.levelFailed',
    defaultMessage: 'These dependencies could not be loaded',
    description: 'Notice above the tree when opening a line failed',
  }),
  faults: defineMessage({
    id: 'dependencyGraph.faults',
    defaultMessage: 'Not all of this graph can be used.',
    description: 'Notice above the graph; what is wrong follows',
  }),
  faultDangling: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.fault.dangling',
    defaultMessage:
      '{count, plural, one {# dependency leads} other {# dependencies lead}} to something that is not in the project any more.',
    description: 'What is wrong with the data of the graph',
  }),
  faultSelf: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.fault.self',
    defaultMessage: '{count, plural, one {# component depends} other {# components depend}} on itself.',
    description: 'What is wrong with the data of the graph',
  }),
  faultMalformed: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.fault.malformed',
    defaultMessage:
      '{count, plural, one {# list of dependencies} other {# lists of dependencies}} could not be read.',
    description: 'What is wrong with the data of the graph',
  }),
  faultUnreadable: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.fault.unreadable',
    defaultMessage: '{count, plural, one {# component} other {# components}} could not be read.',
    description: 'What is wrong with the data of the graph',
  }),
  faultUnconnected: defineMessage<{ readonly count: number; readonly total: number }>({
    id: 'dependencyGraph.fault.unconnected',
    defaultMessage:
      '{count, plural, one {# of {total, number} components hangs} other {# of {total, number} components hang}} on nothing: no path leads there from the project.',
    description:
      'Notice above the graph: components that the project does not need, as far as the graph says',
  }),
};
