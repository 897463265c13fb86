import { msg } from '../../../i18n/msg.js';
import { andMore } from '../../controls/actions.messages.js';

export const messages = {
  axisValue: msg<{ axis: string; value: string }>('ui.scatterChart.axisValue', '{axis} {value}', 'Position of a point in a chart, such as “CVSS 9.8”. axis: name of the axis'),
  range: msg<{ from: string; to: string }>('ui.scatterChart.range', '{from} to {to}', 'Range of values on an axis of a chart, both ends included'),
  at: msg<{ place: string; points: string; names: string }>('ui.scatterChart.at', '{place}: {points}. {names}', 'Screen-reader text of a chart mark. place: such as “CVSS 9.8, EPSS 94.4%”, points: ui.scatterChart.points, names: a list'),
  points: msg<{ count: number; kind: string }>('ui.scatterChart.points', '{count, plural, one {{kind}} other {# points, worst: {kind}}}', 'Number of points in one chart mark. kind: worst kind among them, such as Critical'),
  more: andMore,
  from: msg<{ axis: string }>('ui.scatterChart.from', '{axis} from', 'Name of a slider: smallest value shown. axis: name of the axis'),
  to: msg<{ axis: string }>('ui.scatterChart.to', '{axis} to', 'Name of a slider: highest value shown. axis: name of the axis'),
  keys: msg('ui.scatterChart.keys', 'Use the arrow keys to move between marks, with Shift to draw a rectangle. Enter selects, Delete removes the rectangle.', 'Screen-reader help for the keys of a chart of points'),
};
