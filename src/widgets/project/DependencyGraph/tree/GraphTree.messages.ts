import { defineMessage } from 'react-intl';

export const messages = {
  treeLabel: defineMessage<{ readonly name: string }>({
    id: 'dependencyGraph.treeLabel',
    defaultMessage: 'Dependencies of {name}',
    description: 'Name of the tree, for screen readers; name: the project with its version',
  }),
  childCount: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.childCount',
    defaultMessage: '{count, plural, one {# dependency} other {# dependencies}}',
    description: 'Behind a line of the tree: how many direct dependencies are below it',
  }),
  repeats: defineMessage<{ readonly level: number }>({
    id: 'dependencyGraph.repeats',
    defaultMessage: 'closes a cycle, goes on at level {level, number}',
    description: 'Behind a line of the tree whose node is above it already; the project is level 1',
  }),
  // Not shared: dependencies, not steps, which many languages inflect.
  moreSiblings: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.moreSiblings',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'Line of the tree that lists more dependencies of a component with very many',
  }),
  unexplored: defineMessage({
    id: 'dependencyGraph.unexplored',
    defaultMessage: 'not loaded yet',
    description: 'Behind a line of the tree whose dependencies are asked for when it is opened',
  }),
  searched: defineMessage({
    id: 'dependencyGraph.searched',
    defaultMessage: 'searched',
    description: 'Mark of the component that is looked at, in the tree',
  }),
};
