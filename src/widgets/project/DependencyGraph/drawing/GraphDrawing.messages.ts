import { defineMessage } from 'react-intl';
import { messages as statesMessages } from '../../../../ui/layout/states.messages.js';
import * as actionMessages from '../../../../ui/controls/actions.messages.js';
import { messages as dependencyGraphMessages } from '../DependencyGraph.messages.js';

export const messages = {
  name: defineMessage<{ readonly name: string; readonly count: number; readonly total: number }>({
    id: 'graphDrawing.name',
    defaultMessage:
      'Dependency graph of {name}, {count, number} of {total, plural, one {# component} other {# components}} drawn',
    description: 'Name of the drawing for screen readers; name is that of the project',
  }),
  keys: defineMessage({
    id: 'graphDrawing.keys',
    defaultMessage:
      'Arrow keys follow the edges, Enter chooses. Plus and minus open and close what is below. I and O zoom in and out, 0 shows the original size, F everything, Home goes to the project.',
    description: 'Help for the keyboard, read by screen readers with the name of the drawing',
  }),
  unexplored: defineMessage({
    id: 'graphDrawing.unexplored',
    defaultMessage: 'dependencies not loaded yet',
    description: 'Of a component in the drawing, in a list of facts; it can be opened',
  }),
  tools: defineMessage({
    id: 'graphDrawing.tools',
    defaultMessage: 'View of the drawing',
    description: 'Name of the group of buttons that zoom',
  }),
  zoomIn: defineMessage({
    id: 'graphDrawing.zoomIn',
    defaultMessage: 'Zoom in',
    description: 'Button of the drawing of a graph',
  }),
  zoomOut: defineMessage({
    id: 'graphDrawing.zoomOut',
    defaultMessage: 'Zoom out',
    description: 'Button of the drawing of a graph',
  }),
  fit: defineMessage({
    id: 'graphDrawing.fit',
    defaultMessage: 'Show everything',
    description: 'Button that zooms so that the whole drawing of a graph is in view',
  }),
  more: defineMessage({
    id: 'graphDrawing.more',
    defaultMessage: 'More for this drawing',
    description: 'Button that opens a menu: levels, export',
  }),
  openLevel: defineMessage({
    id: 'graphDrawing.openLevel',
    defaultMessage: 'Open one more level',
    description: 'In a menu; draws the dependencies of everything that is drawn',
  }),
  closeAll: defineMessage({
    id: 'graphDrawing.closeAll',
    defaultMessage: 'Close all levels',
    description: 'In a menu; only the direct dependencies of the project stay drawn',
  }),
  saveSvg: defineMessage({
    id: 'graphDrawing.saveSvg',
    defaultMessage: 'Save as SVG',
    description: 'In a menu; saves the whole drawing to a file',
  }),
  savePng: defineMessage({
    id: 'graphDrawing.savePng',
    defaultMessage: 'Save as PNG',
    description: 'In a menu; saves the whole drawing to a file',
  }),
  savePngReduced: defineMessage<{ readonly scale: string }>({
    id: 'graphDrawing.savePngReduced',
    defaultMessage: 'Save as PNG, reduced to {scale}',
    description:
      'In a menu, for drawings that are too large for a picture of their size; scale in percent, such as 24 %',
  }),
  saveFailed: defineMessage({
    id: 'graphDrawing.saveFailed',
    defaultMessage: 'Picture not saved. The browser could not make one of this size. Save it as SVG instead.',
    description: 'Below the drawing, after “Save as PNG”',
  }),
  notPainted: defineMessage({
    id: 'graphDrawing.notPainted',
    defaultMessage: 'The graph could not be drawn.',
    description: 'Title of a notice over a drawing that stays empty',
  }),
  notPaintedAdvice: defineMessage({
    id: 'graphDrawing.notPaintedAdvice',
    defaultMessage: 'This browser did not paint the picture. The tree says the same in words.',
    description: 'Below “The graph could not be drawn.”',
  }),
  showTree: defineMessage({
    id: 'graphDrawing.showTree',
    defaultMessage: 'Show the tree',
    description: 'Button below “The graph could not be drawn.”: shows the tree instead',
  }),
  paintAgain: statesMessages.retry,
  layingOut: defineMessage<{ readonly share: string }>({
    id: 'graphDrawing.layingOut',
    defaultMessage: 'Laying out, {share}',
    description: 'Over the drawing while it finds its shape; share in percent, such as 40 %',
  }),
  stop: actionMessages.stop,
  fold: defineMessage<{ readonly count: number }>({
    id: 'graphDrawing.fold',
    defaultMessage: '{count, number} more',
    description: 'In a box of the drawing that stands for dependencies that are not drawn',
  }),
  foldQuiet: defineMessage({
    id: 'graphDrawing.foldQuiet',
    defaultMessage: 'without findings',
    description: 'Second line of the box that stands for dependencies that are not drawn: none has findings',
  }),
  foldLoud: defineMessage<{ readonly count: number }>({
    id: 'graphDrawing.foldLoud',
    defaultMessage: '{count, number} with findings',
    description:
      'Second line of the box that stands for dependencies that are not drawn: so many have findings',
  }),
  foldName: defineMessage<{ readonly count: number; readonly name: string }>({
    id: 'graphDrawing.foldName',
    defaultMessage:
      '{count, plural, one {# more dependency} other {# more dependencies}} of {name}, Enter draws more',
    description: 'What screen readers say of the box that stands for dependencies that are not drawn',
  }),
  outdated: dependencyGraphMessages.isOutdated,
  outdatedBy: defineMessage<{ readonly latest: string }>({
    id: 'graphDrawing.outdatedBy',
    defaultMessage: 'outdated, the latest version is {latest}',
    description: 'One of several facts of a component, read by screen readers',
  }),
  internal: dependencyGraphMessages.isInternal,
  service: defineMessage({
    id: 'graphDrawing.service',
    defaultMessage: 'service',
    description: 'In the box of a service, as against a component',
  }),
  worst: defineMessage<{ readonly count: number; readonly severity: string }>({
    id: 'graphDrawing.worst',
    defaultMessage: '{count, plural, one {# vulnerability} other {# vulnerabilities}}, worst: {severity}',
    description: 'One of several facts of a component, read by screen readers; severity such as Critical',
  }),
  violations: dependencyGraphMessages.violations,
  target: defineMessage({
    id: 'graphDrawing.target',
    defaultMessage: 'searched for',
    description: 'One of several facts of a component, read by screen readers: the search is for this one',
  }),
  onPath: defineMessage({
    id: 'graphDrawing.onPath',
    defaultMessage: 'on the selected path',
    description: 'One of several facts of a component, read by screen readers',
  }),
  level: defineMessage<{ readonly level: number }>({
    id: 'graphDrawing.level',
    defaultMessage: 'level {level, number}',
    description: 'One of several facts of a component, read by screen readers: its column in the drawing',
  }),
  below: defineMessage<{ readonly count: number }>({
    id: 'graphDrawing.below',
    defaultMessage: '{count, plural, one {# component below} other {# components below}}',
    description: 'One of several facts of a component, read by screen readers: what it needs in the end',
  }),
  neededBy: defineMessage<{ readonly count: number }>({
    id: 'graphDrawing.neededBy',
    defaultMessage: 'directly needed by {count, plural, one {# component} other {# components}}',
    description: 'One of several facts of a component, read by screen readers: what directly depends on it',
  }),
  legend: defineMessage({
    id: 'graphDrawing.legend',
    defaultMessage: 'Key to the drawing',
    description: 'Name of the list that says what lines and signs mean',
  }),
  selectedPath: defineMessage({
    id: 'graphDrawing.selectedPath',
    defaultMessage: 'Selected path',
    description: 'In the key to the drawing, beside a thick line',
  }),
  otherPaths: defineMessage({
    id: 'graphDrawing.otherPaths',
    defaultMessage: 'Other paths',
    description: 'In the key to the drawing, beside a dashed line',
  }),
  worstSign: defineMessage({
    id: 'graphDrawing.worstSign',
    defaultMessage: 'Worst finding and count',
    description: 'In the key to the drawing, beside the sign of a severity',
  }),
  violationSign: defineMessage({
    id: 'graphDrawing.violationSign',
    defaultMessage: 'Worst violation and count',
    description: 'In the key to the drawing, beside the sign of a policy violation',
  }),
};
