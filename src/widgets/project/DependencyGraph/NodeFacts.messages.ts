import { defineMessage } from 'react-intl';

export const messages = {
  facts: defineMessage<{ readonly name: string }>({
    id: 'dependencyGraph.facts',
    defaultMessage: 'About {name}',
    description: 'Name of the part with the facts of a component, for screen readers',
  }),
  latest: defineMessage<{ readonly version: string }>({
    id: 'dependencyGraph.latest',
    defaultMessage: 'Latest version {version}.',
    description: 'Fact of an outdated component',
  }),
  comesThrough: defineMessage<{ readonly name: string }>({
    id: 'dependencyGraph.comesThrough',
    defaultMessage: 'On this path it comes in through {name}.',
    description: 'Fact of a component whose path is chosen; name: direct dependency with its version',
  }),
  comesThroughOutdated: defineMessage<{ readonly name: string; readonly version: string }>({
    id: 'dependencyGraph.comesThroughOutdated',
    defaultMessage: 'On this path it comes in through {name}, whose latest version is {version}.',
    description: 'The same where a newer version of the direct dependency is known',
  }),
  unconnected: defineMessage({
    id: 'dependencyGraph.unconnected',
    defaultMessage: 'No path leads from the project to it.',
    description: 'Fact of a component that the graph does not connect with the project',
  }),
  neededByCount: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.neededByCount',
    defaultMessage: '{count, plural, =0 {Needed by none} other {Directly needed by #}}',
    description: 'Button that shows what directly depends on a component',
  }),
  showPaths: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.showPaths',
    defaultMessage: '{count, plural, one {# path} other {# paths}}',
    description: 'Button that lists all paths to a component',
  }),
  showPathsMany: defineMessage<{ readonly total: string }>({
    id: 'dependencyGraph.showPathsMany',
    defaultMessage: 'At least {total} paths',
    description: 'The same when they cannot be counted, or are millions; total: formatted number',
  }),
  showInTree: defineMessage({
    id: 'dependencyGraph.showInTree',
    defaultMessage: 'Show in tree',
    description: 'Button that opens the tree where a component stands in it',
  }),
  openComponent: defineMessage({
    id: 'dependencyGraph.openComponent',
    defaultMessage: 'Open component',
    description: 'Link to the page of a component',
  }),
  service: defineMessage({
    id: 'dependencyGraph.serviceFacts',
    defaultMessage: 'A service: it has no page and no findings of its own.',
    description: 'Of a service in the graph that was chosen: why there is no link, as components have one',
  }),
};
