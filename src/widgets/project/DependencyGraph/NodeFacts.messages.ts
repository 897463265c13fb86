import { msg } from '../../../i18n/msg.js';

export const messages = {
  facts: msg<{ name: string }>('dependencyGraph.facts', 'About {name}', 'Screen-reader name of the area with the facts of a component'),
  latest: msg<{ version: string }>('dependencyGraph.latest', 'Latest version {version}', 'Fact about an outdated component'),
  comesThrough: msg<{ name: string }>('dependencyGraph.comesThrough', 'Introduced by {name} on this path.', 'Fact about the target of the chosen path. name is the direct dependency with its version'),
  comesThroughOutdated: msg<{ name: string; version: string }>(
    'dependencyGraph.comesThroughOutdated',
    'Introduced by {name} on this path (latest version: {version}).',
    'Like dependencyGraph.comesThrough, when the direct dependency has a newer version',
  ),
  unconnected: msg('dependencyGraph.unconnected', 'No path from the project.', 'Fact about a component that the graph does not connect to the project'),
  neededByCount: msg<{ count: number }>('dependencyGraph.neededByCount', '{count, plural, =0 {No dependents} one {# direct dependent} other {# direct dependents}}', 'Button that shows the direct dependents of a component'),
  showPaths: msg<{ count: number }>('dependencyGraph.showPaths', '{count, plural, one {# path} other {# paths}}', 'Button that lists all paths to a component'),
  showPathsMany: msg<{ total: string }>('dependencyGraph.showPathsMany', 'At least {total} paths', 'Like dependencyGraph.showPaths, when there are millions or cycles make counting impossible. total is a formatted number'),
  showInTree: msg('dependencyGraph.showInTree', 'Show in tree', 'Button that opens the tree at this component. At most 20 characters'),
  openComponent: msg('dependencyGraph.openComponent', 'Open component', 'Link to the page of a component'),
  service: msg('dependencyGraph.serviceFacts', 'This is a service. It has no page or findings.', 'Fact about a chosen service in the graph: the reason for the missing link'),
};
