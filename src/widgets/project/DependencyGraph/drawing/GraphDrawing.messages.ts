import { msg } from '../../../../i18n/msg.js';
import { messages as statesMessages } from '../../../../ui/layout/states.messages.js';
import * as actionMessages from '../../../../ui/controls/actions.messages.js';
import { messages as dependencyGraphMessages } from '../DependencyGraph.messages.js';
import { messages as graphTreeMessages } from '../tree/GraphTree.messages.js';

export const messages = {
  name: msg<{ name: string; count: number; total: number }>(
    'graphDrawing.name',
    '{name}: {count, number} of {total, plural, one {# component} other {# components}} drawn',
    'Screen-reader name of the dependency graph drawing. name is the project',
  ),
  keys: msg(
    'graphDrawing.keys',
    'Use the arrow keys to follow edges, Enter to select, Plus and Minus to expand and collapse. I and O zoom, 0 resets the zoom, F fits everything, Home goes to the project.',
    'Keyboard help, read by screen readers after the name of the drawing',
  ),
  unexplored: msg('graphDrawing.unexplored', 'dependencies not loaded yet', 'In a list of facts about a component in the drawing that can be expanded'),
  tools: msg('graphDrawing.tools', 'Zoom controls', 'Screen-reader name of the group of zoom buttons'),
  zoomIn: msg('graphDrawing.zoomIn', 'Zoom in', 'Icon button of the drawing of a graph'),
  zoomOut: msg('graphDrawing.zoomOut', 'Zoom out', 'Icon button of the drawing of a graph'),
  fit: msg('graphDrawing.fit', 'Fit to view', 'Icon button that zooms to show the full drawing of a graph'),
  more: actionMessages.more,
  openLevel: msg('graphDrawing.openLevel', 'Expand one level', 'Menu entry that draws the dependencies of all drawn components'),
  closeAll: msg('graphDrawing.closeAll', 'Collapse all levels', 'Menu entry that keeps only the direct dependencies of the project drawn'),
  saveSvg: msg('graphDrawing.saveSvg', 'Download SVG', 'Menu entry that downloads the full drawing'),
  savePng: msg('graphDrawing.savePng', 'Download PNG', 'Menu entry that downloads the full drawing'),
  savePngReduced: msg<{ scale: string }>('graphDrawing.savePngReduced', 'Download PNG, reduced to {scale}', 'Menu entry for drawings too large for an image at full size. scale is a percentage, such as 24%'),
  saveFailed: msg('graphDrawing.saveFailed', 'The image is too large for your browser. Download SVG instead.', 'Error below the drawing, after graphDrawing.savePng'),
  notPainted: msg('graphDrawing.notPainted', 'Could not draw the graph', 'Error title over an empty drawing'),
  notPaintedAdvice: msg('graphDrawing.notPaintedAdvice', 'Your browser did not render the image. The tree shows the same data.', 'Below graphDrawing.notPainted. The button graphDrawing.showTree follows'),
  showTree: msg('graphDrawing.showTree', 'Show tree', 'Button below graphDrawing.notPainted. At most 20 characters'),
  paintAgain: statesMessages.retry,
  layingOut: msg<{ share: string }>('graphDrawing.layingOut', 'Laying out, {share}', 'Over the drawing while its layout is calculated. share is a percentage, such as 40%'),
  stop: actionMessages.stop,
  fold: msg<{ count: number }>('graphDrawing.fold', '{count, number} more', 'In a box of the drawing that represents dependencies not drawn'),
  foldQuiet: msg('graphDrawing.foldQuiet', 'without findings', 'Second line of the box graphDrawing.fold: none has findings'),
  foldLoud: msg<{ count: number }>('graphDrawing.foldLoud', '{count, number} with findings', 'Second line of the box graphDrawing.fold: number with findings'),
  foldName: msg<{ count: number; name: string }>(
    'graphDrawing.foldName',
    '{count, plural, one {# more dependency of {name}. Press Enter to show it.} other {# more dependencies of {name}. Press Enter to show more.}}',
    'Screen-reader name of the box graphDrawing.fold',
  ),
  outdated: dependencyGraphMessages.isOutdated,
  outdatedBy: msg<{ latest: string }>('graphDrawing.outdatedBy', 'outdated, latest version is {latest}', 'One of several facts about a component, read by screen readers'),
  internal: dependencyGraphMessages.isInternal,
  service: msg('graphDrawing.service', 'service', 'In the box of a service, to tell it from a component'),
  worst: msg<{ count: number; severity: string }>(
    'graphDrawing.worst',
    '{count, plural, one {# vulnerability} other {# vulnerabilities}}, worst: {severity}',
    'One of several facts about a component, read by screen readers. severity is such as Critical',
  ),
  violations: dependencyGraphMessages.violations,
  target: graphTreeMessages.searched,
  onPath: msg('graphDrawing.onPath', 'on the selected path', 'One of several facts about a component, read by screen readers'),
  level: msg<{ level: number }>('graphDrawing.level', 'level {level, number}', 'One of several facts about a component, read by screen readers: its column in the drawing'),
  below: msg<{ count: number }>('graphDrawing.below', '{count, plural, one {# component below} other {# components below}}', 'One of several facts about a component, read by screen readers: its direct and indirect dependencies'),
  neededBy: msg<{ count: number }>('graphDrawing.neededBy', '{count, plural, one {# direct dependent} other {# direct dependents}}', 'One of several facts about a component, read by screen readers'),
  legend: msg('graphDrawing.legend', 'Legend', 'Screen-reader name of the list that explains lines and signs'),
  selectedPath: msg('graphDrawing.selectedPath', 'Selected path', 'In the legend, beside a thick line'),
  otherPaths: msg('graphDrawing.otherPaths', 'Other paths', 'In the legend, beside a dashed line'),
  worstSign: msg('graphDrawing.worstSign', 'Worst finding and count', 'In the legend, beside the sign of a severity'),
  violationSign: msg('graphDrawing.violationSign', 'Worst violation and count', 'In the legend, beside the sign of a policy violation'),
};
