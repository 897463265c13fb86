import { msg } from '../../../i18n/msg.js';

export const messages = {
  facts: msg<{ name: string }>('dependencyGraph.facts', 'About {name}', 'Name of the part with the facts of a component, for screen readers'),
  latest: msg<{ version: string }>('dependencyGraph.latest', 'Latest version {version}.', 'Fact of an outdated component'),
  comesThrough: msg<{ name: string }>('dependencyGraph.comesThrough', 'On this path it comes in through {name}.', 'Fact of a component whose path is chosen; name: direct dependency with its version'),
  comesThroughOutdated: msg<{ name: string; version: string }>(
    'dependencyGraph.comesThroughOutdated',
    'On this path it comes in through {name}, whose latest version is {version}.',
    'The same where a newer version of the direct dependency is known',
  ),
  unconnected: msg('dependencyGraph.unconnected', 'No path leads from the project to it.', 'Fact of a component that the graph does not connect with the project'),
  neededByCount: msg<{ count: number }>('dependencyGraph.neededByCount', '{count, plural, =0 {Needed by none} other {Directly needed by #}}', 'Button that shows what directly depends on a component'),
  showPaths: msg<{ count: number }>('dependencyGraph.showPaths', '{count, plural, one {# path} other {# paths}}', 'Button that lists all paths to a component'),
  showPathsMany: msg<{ total: string }>('dependencyGraph.showPathsMany', 'At least {total} paths', 'The same when they cannot be counted, or are millions; total: formatted number'),
  showInTree: msg('dependencyGraph.showInTree', 'Show in tree', 'Button that opens the tree where a component stands in it'),
  openComponent: msg('dependencyGraph.openComponent', 'Open component', 'Link to the page of a component'),
  service: msg('dependencyGraph.serviceFacts', 'A service: it has no page and no findings of its own.', 'Of a service in the graph that was chosen: why there is no link, as components have one'),
};
