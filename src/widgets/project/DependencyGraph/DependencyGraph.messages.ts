import { defineMessage } from 'react-intl';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import { reload } from '../../../ui/layout/reload.messages.js';
import * as findingMessages from '../../../entities/finding/finding.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';

export const messages = {
  search: defineMessage({
    id: 'dependencyGraph.search',
    defaultMessage: 'Find a component',
    description:
      'Name of the field that finds a component in the dependency graph of a project, also in the empty field',
  }),
  searchMore: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.searchMore',
    defaultMessage: '{count, plural, one {# more. Type on.} other {# more. Type on.}}',
    description: 'Last line of the components found while typing, when there are more than are listed',
  }),
  searchNeeded: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.searchNeeded',
    defaultMessage: '{count, plural, =0 {needed by none} other {directly needed by #}}',
    description: 'Beside a component found while typing: how many others directly depend on it',
  }),
  several: subjectMessages.componentCount,
  foundOne: defineMessage<{ readonly direct: number; readonly total: number }>({
    id: 'dependencyGraph.foundOne',
    defaultMessage:
      '1 of {total, plural, one {# component} other {# components}} · {direct, plural, =0 {needed by none} other {directly needed by #}}',
    description:
      'Beside the search: one component is looked at. total: nodes of the graph. direct: how many directly depend on it',
  }),
  foundNone: defineMessage<{ readonly total: number; readonly vulnerable: number }>({
    id: 'dependencyGraph.foundNone',
    defaultMessage:
      '{total, plural, one {# component} other {# components}}, {vulnerable, plural, =0 {none vulnerable} other {# vulnerable}}',
    description: 'Beside the search while no component is chosen: what the graph holds',
  }),
  foundUnmeasured: defineMessage<{ readonly total: number; readonly vulnerable: number }>({
    id: 'dependencyGraph.foundUnmeasured',
    defaultMessage:
      '{total, plural, one {# component} other {# components}}, {vulnerable, plural, =0 {which are vulnerable is not known here} other {# known to be vulnerable}}',
    description: 'Like dependencyGraph.foundNone, where findings of some components are not counted',
  }),
  foundLevels: defineMessage<{ readonly count: number; readonly total: number }>({
    id: 'dependencyGraph.foundLevels',
    defaultMessage: '{count, number} of {total, plural, one {# component} other {# components}} loaded',
    description:
      'Like dependencyGraph.foundNone, where the levels of a large graph are loaded as they are opened',
  }),
  view: defineMessage({
    id: 'dependencyGraph.view',
    defaultMessage: 'View',
    description: 'Name of the choice between paths, needed by, tree and drawing',
  }),
  paths: defineMessage({
    id: 'dependencyGraph.view.paths',
    defaultMessage: 'Paths',
    description:
      'View of a dependency graph, its list, and head of a column with their number: the paths from the project to components',
  }),
  dependants: defineMessage({
    id: 'dependencyGraph.view.dependants',
    defaultMessage: 'Needed by',
    description: 'View of a dependency graph: what depends on a component',
  }),
  // Not shared: a way to look at a graph.
  tree: defineMessage({
    id: 'dependencyGraph.view.tree',
    defaultMessage: 'Tree',
    description: 'View of a dependency graph: a list that opens level by level',
  }),
  split: defineMessage({
    id: 'dependencyGraph.view.split',
    defaultMessage: 'Split',
    description: 'View of a dependency graph: paths beside the drawing',
  }),
  graph: defineMessage({
    id: 'dependencyGraph.view.graph',
    defaultMessage: 'Graph',
    description: 'View of a dependency graph: the drawing',
  }),
  highlight: defineMessage({
    id: 'dependencyGraph.highlight',
    defaultMessage: 'Highlight',
    description: 'Button with the choice of what is marked in the dependency graph',
  }),
  // Not shared: several components, which many languages inflect.
  markVulnerable: defineMessage({
    id: 'dependencyGraph.mark.vulnerable',
    defaultMessage: 'Vulnerable',
    description: 'Choice of what is marked: components with findings',
  }),
  markOutdated: defineMessage({
    id: 'dependencyGraph.mark.outdated',
    defaultMessage: 'Outdated',
    description: 'Choice of what is marked: components of which a newer version is known',
  }),
  // Not shared: several components, which many languages inflect.
  markInternal: defineMessage({
    id: 'dependencyGraph.mark.internal',
    defaultMessage: 'Internal',
    description: 'Choice of what is marked: components that the organisation itself makes',
  }),
  markViolating: subjectMessages.violations,
  whole: defineMessage({
    id: 'dependencyGraph.whole',
    defaultMessage: 'Whole graph',
    description: 'Switch: off, only what lies on paths to the component that is looked at is shown',
  }),
  layout: defineMessage({
    id: 'dependencyGraph.layout',
    defaultMessage: 'Drawing',
    description: 'Name of the choice between dependencyGraph.layers and dependencyGraph.network',
  }),
  layers: defineMessage({
    id: 'dependencyGraph.layers',
    defaultMessage: 'Layers',
    description: 'How the graph is drawn: from the project to the end, level by level',
  }),
  network: defineMessage({
    id: 'dependencyGraph.network',
    defaultMessage: 'Network',
    description: 'How the graph is drawn: everything that hangs together close to each other',
  }),
  reload,
  export: defineMessage({
    id: 'dependencyGraph.export',
    defaultMessage: 'Export',
    description: 'Button with the ways to save or copy the paths that are listed',
  }),
  exportCsv: defineMessage({
    id: 'dependencyGraph.exportCsv',
    defaultMessage: 'Listed paths as CSV',
    description: 'In the menu of dependencyGraph.export',
  }),
  exportJson: defineMessage({
    id: 'dependencyGraph.exportJson',
    defaultMessage: 'Listed paths as JSON',
    description: 'In the menu of dependencyGraph.export',
  }),
  copyAll: defineMessage({
    id: 'dependencyGraph.copyAll',
    defaultMessage: 'Copy the listed paths',
    description: 'In the menu of dependencyGraph.export: as lines of text',
  }),
  copy: defineMessage({
    id: 'dependencyGraph.copy',
    defaultMessage: 'Copy this path',
    description: 'Button in a row of the list of paths',
  }),
  copied: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.copied',
    defaultMessage: '{count, plural, one {The path was copied.} other {# paths were copied.}}',
    description: 'Message after paths were copied',
  }),
  copyFailed: defineMessage({
    id: 'dependencyGraph.copyFailed',
    defaultMessage: 'The browser did not allow copying.',
    description: 'Message when paths could not be copied',
  }),
  filter: defineMessage({
    id: 'dependencyGraph.filter',
    defaultMessage: 'Filter these paths',
    description: 'Name of the field above the list of paths, and the hint in it',
  }),
  clearFilter: defineMessage({
    id: 'dependencyGraph.clearFilter',
    defaultMessage: 'Clear filter',
    description: 'Button where a filter leaves nothing',
  }),
  noMatch: defineMessage<{ readonly text: string }>({
    id: 'dependencyGraph.noMatch',
    defaultMessage: 'No listed path holds “{text}”',
    description: 'Instead of the list of paths when its filter leaves none',
  }),
  pathsTo: defineMessage<{ readonly count: number; readonly name: string }>({
    id: 'dependencyGraph.pathsTo',
    defaultMessage:
      '{count, plural, =0 {No path to {name}} one {# path to {name}} other {# paths to {name}}}',
    description: 'Heading of the list of paths; name: component with its version',
  }),
  pathsToMany: defineMessage<{ readonly name: string; readonly total: string }>({
    id: 'dependencyGraph.pathsToMany',
    defaultMessage: '{total} paths to {name}',
    description: 'Heading of the list of paths when there are millions; total: such as “12 million”',
  }),
  pathsToAtLeast: defineMessage<{ readonly name: string; readonly total: string }>({
    id: 'dependencyGraph.pathsToAtLeast',
    defaultMessage: 'At least {total} paths to {name}',
    description: 'Heading of the list of paths when cycles keep anybody from counting them',
  }),
  vulnerableTitle: defineMessage({
    id: 'dependencyGraph.vulnerableTitle',
    defaultMessage: 'How vulnerable components get in',
    description: 'Heading of the list with the shortest path to each vulnerable component',
  }),
  fromDirect: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.fromDirect',
    defaultMessage: '{count, plural, one {from # direct dependency} other {from # direct dependencies}}',
    description:
      'Beside the heading of the list of paths: so many different direct dependencies they begin with',
  }),
  shortestEach: defineMessage({
    id: 'dependencyGraph.shortestEach',
    defaultMessage: 'the shortest path to each',
    description: 'Beside dependencyGraph.vulnerableTitle',
  }),
  listedOf: defineMessage<{ readonly listed: number; readonly total: string }>({
    id: 'dependencyGraph.listedOf',
    defaultMessage: 'The shortest {listed, number} of {total} paths are listed.',
    description: 'Below a list that is cut, and in exported files; total: formatted number',
  }),
  listedOfAtLeast: defineMessage<{ readonly listed: number; readonly total: string }>({
    id: 'dependencyGraph.listedOfAtLeast',
    defaultMessage: 'The shortest {listed, number} of at least {total} paths are listed.',
    description: 'Below a list that is cut, when cycles keep anybody from counting; total: formatted number',
  }),
  listedMatch: defineMessage<{ readonly count: number; readonly listed: number }>({
    id: 'dependencyGraph.listedMatch',
    defaultMessage:
      '{count, plural, =0 {None matches} one {# matches} other {# match}} of {listed, number} listed',
    description: 'Beside the filter: how many of the listed paths or components match it',
  }),
  listMore: defineMessage({
    id: 'dependencyGraph.listMore',
    defaultMessage: 'List more',
    description: 'Button below a list of paths that is cut',
  }),
  columnTarget: defineMessage({
    id: 'dependencyGraph.column.target',
    defaultMessage: 'Vulnerable component',
    description: 'Column head: what a path leads to',
  }),
  columnDirect: defineMessage({
    id: 'dependencyGraph.column.direct',
    defaultMessage: 'Direct dependency to move',
    description: 'Column head: the direct dependency of the project that a path begins with',
  }),
  columnPath: defineMessage({
    id: 'dependencyGraph.column.path',
    defaultMessage: 'Path',
    description: 'Column head: the components between the direct dependency and the target',
  }),
  columnSteps: defineMessage({
    id: 'dependencyGraph.column.steps',
    defaultMessage: 'Steps',
    description: 'Column head: length of a path; 1 for a direct dependency',
  }),
  columnRisk: subjectMessages.findings,
  columnCopy: actionMessages.copy,
  steps: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.steps',
    defaultMessage: '{count, plural, one {# step} other {# steps}}',
    description: 'Length of a path, in its row on phones',
  }),
  direct: defineMessage({
    id: 'dependencyGraph.direct',
    defaultMessage: 'Direct',
    description: 'Mark of a path of one step',
  }),
  declared: defineMessage({
    id: 'dependencyGraph.declared',
    defaultMessage: 'Declared by the project itself',
    description: 'Instead of a path for a direct dependency',
  }),
  atLeast: defineMessage<{ readonly count: string }>({
    id: 'dependencyGraph.atLeast',
    defaultMessage: 'at least {count}',
    description: 'Number of paths when cycles keep anybody from counting them',
  }),
  moreSteps: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.moreSteps',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'In the middle of a long path: so many components are not written out',
  }),
  service: defineMessage({
    id: 'dependencyGraph.service',
    defaultMessage: 'Service',
    description: 'Mark of a node that is a service and no component',
  }),
  findings: findingMessages.count,
  isOutdated: defineMessage({
    id: 'dependencyGraph.isOutdated',
    defaultMessage: 'outdated',
    description: 'Behind the version of a component of which a newer version is known',
  }),
  isInternal: defineMessage({
    id: 'dependencyGraph.isInternal',
    defaultMessage: 'internal',
    description: 'Mark of a component that the organisation itself makes',
  }),
  violations: subjectMessages.violationCount,
  reading: defineMessage<{ readonly count: number; readonly total: number }>({
    id: 'dependencyGraph.reading',
    defaultMessage: '{count, number} of {total, plural, one {# component} other {# components}} read',
    description: 'While all of the graph of a large project is loaded',
  }),
};
