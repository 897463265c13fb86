import { msg } from '../../../i18n/msg.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import { reload } from '../../../ui/layout/reload.messages.js';
import * as findingMessages from '../../../entities/finding/finding.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import { copyBlocked } from '../../../ui/layout/outcome.messages.js';
import { messages as dependantsViewMessages } from './DependantsView.messages.js';
import { noMatchFor } from '../../../ui/layout/outcome.messages.js';

const columnDirectMessage = msg('dependencyGraph.column.direct', 'Direct dependency', 'Table head: direct dependency of the project that a path starts with. At most 18 characters');

const foundLevelsMessage = msg<{ count: number; total: number }>(
  'dependencyGraph.foundLevels',
  '{count, number} of {total, plural, one {# component} other {# components}} loaded',
  'Like dependencyGraph.foundNone, for a large graph that loads level by level',
);

export const messages = {
  search: msg('dependencyGraph.search', 'Find a component', 'Label and placeholder of the field that finds a component in the dependency graph'),
  searchMore: msg<{ count: number }>('dependencyGraph.searchMore', '{count, plural, one {# more. Keep typing.} other {# more. Keep typing.}}', 'Last row of the suggestions while typing, when there are more than are listed'),
  searchNeeded: msg<{ count: number }>('dependencyGraph.searchNeeded', '{count, plural, =0 {no dependents} one {# direct dependent} other {# direct dependents}}', 'Beside a suggested component: number of its direct dependents'),
  several: subjectMessages.componentCount,
  foundOne: msg<{ direct: number; total: number }>(
    'dependencyGraph.foundOne',
    '1 of {total, plural, one {# component} other {# components}}, {direct, plural, =0 {no dependents} one {# direct dependent} other {# direct dependents}}',
    'Beside the search while a component is chosen. total is the number in the graph, direct that of its direct dependents',
  ),
  foundNone: msg<{ total: number; vulnerable: number }>(
    'dependencyGraph.foundNone',
    '{total, plural, one {# component} other {# components}}, {vulnerable, plural, =0 {none vulnerable} other {# vulnerable}}',
    'Beside the search while no component is chosen: size of the graph',
  ),
  foundUnmeasured: msg<{ total: number; vulnerable: number }>(
    'dependencyGraph.foundUnmeasured',
    '{total, plural, one {# component} other {# components}}, {vulnerable, plural, =0 {vulnerabilities unknown} other {# known to be vulnerable}}',
    'Like dependencyGraph.foundNone, when the findings of some components are not counted',
  ),
  foundLevels: foundLevelsMessage,
  view: msg('dependencyGraph.view', 'View', 'Label of the choice between paths, dependents, tree, split, and graph'),
  paths: msg('dependencyGraph.view.paths', 'Paths', 'View of a dependency graph, its list, and table head with the number of paths to a component. At most 16 characters'),
  dependants: dependantsViewMessages.listDependants,
  // Not shared: a view of a graph.
  tree: msg('dependencyGraph.view.tree', 'Tree', 'View of a dependency graph: a list that expands level by level. At most 16 characters'),
  split: msg('dependencyGraph.view.split', 'Split', 'View of a dependency graph: paths beside the drawing. At most 16 characters'),
  graph: msg('dependencyGraph.view.graph', 'Graph', 'View of a dependency graph: the drawing. At most 16 characters'),
  highlight: msg('dependencyGraph.highlight', 'Highlight', 'Button that opens the choice of components to highlight. At most 20 characters'),
  // Not shared: several components, which many languages inflect.
  markVulnerable: msg('dependencyGraph.mark.vulnerable', 'Vulnerable', 'Choice of dependencyGraph.highlight: components with findings'),
  markOutdated: msg('dependencyGraph.mark.outdated', 'Outdated', 'Choice of dependencyGraph.highlight: components with a known newer version'),
  // Not shared: several components, which many languages inflect.
  markInternal: msg('dependencyGraph.mark.internal', 'Internal', 'Choice of dependencyGraph.highlight: components made by the organization itself'),
  markViolating: subjectMessages.violations,
  whole: msg('dependencyGraph.whole', 'Full graph', 'Switch. When off, the graph shows only the paths to the chosen component'),
  layout: msg('dependencyGraph.layout', 'Layout', 'Label of the choice between dependencyGraph.layers and dependencyGraph.network'),
  layers: msg('dependencyGraph.layers', 'Layers', 'Layout of the graph: level by level, starting with the project'),
  network: msg('dependencyGraph.network', 'Network', 'Layout of the graph: connected components are close to each other'),
  reload,
  export: msg('dependencyGraph.export', 'Export', 'Button that opens the menu to download or copy the listed paths. At most 20 characters'),
  exportCsv: msg('dependencyGraph.exportCsv', 'Download CSV', 'Entry of the menu dependencyGraph.export: the listed paths'),
  exportJson: msg('dependencyGraph.exportJson', 'Download JSON', 'Entry of the menu dependencyGraph.export: the listed paths'),
  copyAll: msg('dependencyGraph.copyAll', 'Copy paths', 'Entry of the menu dependencyGraph.export: copies the listed paths as lines of text'),
  copy: msg('dependencyGraph.copy', 'Copy path', 'Button in a row of the list of paths. At most 20 characters'),
  copied: msg<{ count: number }>('dependencyGraph.copied', '{count, plural, one {Path copied} other {# paths copied}}', 'Notice'),
  copyFailed: copyBlocked,
  filter: msg('dependencyGraph.filter', 'Filter paths', 'Screen-reader name and placeholder of the field above the list of paths'),
  clearFilter: actionMessages.clearFilters,
  noMatch: noMatchFor,
  pathsTo: msg<{ count: number; name: string }>('dependencyGraph.pathsTo', '{count, plural, =0 {No path to {name}} one {# path to {name}} other {# paths to {name}}}', 'Heading of the list of paths. name is a component with its version'),
  pathsToMany: msg<{ name: string; total: string }>('dependencyGraph.pathsToMany', '{total} paths to {name}', 'Heading of the list of paths when there are millions. total is such as “12 million”'),
  pathsToAtLeast: msg<{ name: string; total: string }>('dependencyGraph.pathsToAtLeast', 'At least {total} paths to {name}', 'Heading of the list of paths when cycles make counting impossible. total is a formatted number'),
  vulnerableTitle: msg('dependencyGraph.vulnerableTitle', 'Paths to vulnerable components', 'Heading of the list with the shortest path to each vulnerable component'),
  fromDirect: msg<{ count: number }>(
    'dependencyGraph.fromDirect',
    '{count, plural, one {from # direct dependency} other {from # direct dependencies}}',
    'Beside the heading of the list of paths: number of direct dependencies they start with',
  ),
  shortestEach: msg('dependencyGraph.shortestEach', 'shortest path to each', 'Beside dependencyGraph.vulnerableTitle'),
  listedOf: msg<{ listed: number; total: string }>('dependencyGraph.listedOf', 'Showing the shortest {listed, number} of {total} paths.', 'Below a list that is cut off, and in exported files. total is a formatted number'),
  listedOfAtLeast: msg<{ listed: number; total: string }>('dependencyGraph.listedOfAtLeast', 'Showing the shortest {listed, number} of at least {total} paths.', 'Like dependencyGraph.listedOf, when cycles make counting impossible'),
  listedMatch: msg<{ count: number; listed: number }>(
    'dependencyGraph.listedMatch',
    '{count, plural, =0 {No matches} one {# match} other {# matches}} in {listed, number} listed',
    'Beside the filter: how many of the listed paths or components match',
  ),
  listMore: actionMessages.showMore,
  columnTarget: subjectMessages.component,
  columnDirect: columnDirectMessage,
  columnPath: msg('dependencyGraph.column.path', 'Path', 'Table head: components between the direct dependency and the target. At most 18 characters'),
  columnSteps: msg('dependencyGraph.column.steps', 'Steps', 'Table head: length of a path, 1 for a direct dependency. At most 18 characters'),
  columnRisk: subjectMessages.findings,
  columnCopy: actionMessages.copy,
  steps: msg<{ count: number }>('dependencyGraph.steps', '{count, plural, one {# step} other {# steps}}', 'Length of a path, in its row on phones'),
  direct: msg('dependencyGraph.direct', 'Direct', 'Badge of a path of one step. At most 14 characters'),
  declared: columnDirectMessage,
  atLeast: msg<{ count: string }>('dependencyGraph.atLeast', 'at least {count}', 'Number of paths when cycles make counting impossible. count is a formatted number'),
  moreSteps: msg<{ count: number }>('dependencyGraph.moreSteps', '{count, plural, one {# more} other {# more}}', 'In the middle of a long path: number of components left out'),
  service: msg('dependencyGraph.service', 'Service', 'Badge of a node that is a service, not a component. At most 14 characters'),
  findings: findingMessages.count,
  isOutdated: msg('dependencyGraph.isOutdated', 'outdated', 'After the version of a component with a known newer version'),
  isInternal: msg('dependencyGraph.isInternal', 'internal', 'Badge of a component made by the organization itself. At most 14 characters'),
  violations: subjectMessages.violationCount,
  reading: foundLevelsMessage,
};
