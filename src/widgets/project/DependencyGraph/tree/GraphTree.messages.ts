import { msg } from '../../../../i18n/msg.js';

export const messages = {
  treeLabel: msg<{ name: string }>('dependencyGraph.treeLabel', 'Dependencies of {name}', 'Name of the tree, for screen readers; name: the project with its version'),
  childCount: msg<{ count: number }>('dependencyGraph.childCount', '{count, plural, one {# dependency} other {# dependencies}}', 'Behind a line of the tree: how many direct dependencies are below it'),
  repeats: msg<{ level: number }>('dependencyGraph.repeats', 'closes a cycle, goes on at level {level, number}', 'Behind a line of the tree whose node is above it already; the project is level 1'),
  // Not shared: dependencies, not steps, which many languages inflect.
  moreSiblings: msg<{ count: number }>('dependencyGraph.moreSiblings', '{count, plural, one {# more} other {# more}}', 'Line of the tree that lists more dependencies of a component with very many'),
  unexplored: msg('dependencyGraph.unexplored', 'not loaded yet', 'Behind a line of the tree whose dependencies are asked for when it is opened'),
  searched: msg('dependencyGraph.searched', 'searched', 'Mark of the component that is looked at, in the tree'),
};
