import { msg } from '../../../../i18n/msg.js';

export const messages = {
  treeLabel: msg<{ name: string }>('dependencyGraph.treeLabel', 'Dependencies of {name}', 'Screen-reader name of the tree. name is the project with its version'),
  childCount: msg<{ count: number }>('dependencyGraph.childCount', '{count, plural, one {# dependency} other {# dependencies}}', 'After a row of the tree: number of direct dependencies'),
  repeats: msg<{ level: number }>('dependencyGraph.repeats', 'cycle, continues at level {level, number}', 'After a row of the tree whose component already appears above it. The project is level 1'),
  // Not shared: dependencies, not steps, which many languages inflect.
  moreSiblings: msg<{ count: number }>('dependencyGraph.moreSiblings', '{count, plural, one {# more} other {# more}}', 'Row of the tree that lists more dependencies of a component with very many'),
  unexplored: msg('dependencyGraph.unexplored', 'not loaded yet', 'After a row of the tree whose dependencies load when it is expanded'),
  searched: msg('dependencyGraph.searched', 'selected component', 'Badge of the chosen component in the tree'),
};
