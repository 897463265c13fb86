import { msg } from '../../../i18n/msg.js';

export const messages = {
  axisValue: msg<{ axis: string; value: string }>('ui.scatterChart.axisValue', '{axis} {value}', 'Where a point of a chart stands, such as “CVSS 9.8”; axis is the name of the axis'),
  range: msg<{ from: string; to: string }>('ui.scatterChart.range', '{from} to {to}', 'A range of values on an axis of a chart, both ends in it'),
  at: msg<{ place: string; points: string; names: string }>(
    'ui.scatterChart.at',
    '{place}: {points}. {names}',
    'What a chart says of one mark, read aloud when a key reaches it; place such as “CVSS 9.8, EPSS 94.4 %”, points as in ui.scatterChart.points, names is a list of what stands there',
  ),
  points: msg<{ count: number; kind: string }>('ui.scatterChart.points', '{count, plural, one {{kind}} other {# points, {kind} at worst}}', 'How many points one mark of a chart stands for, and the worst kind among them, such as Critical'),
  more: msg<{ count: number }>('ui.scatterChart.more', '{count, plural, other {and # more}}', 'After the first names of what stands at one mark of a chart'),
  from: msg<{ axis: string }>('ui.scatterChart.from', '{axis} from', 'Name of a slider: the least value of an axis that is shown'),
  to: msg<{ axis: string }>('ui.scatterChart.to', '{axis} to', 'Name of a slider: the highest value of an axis that is shown'),
  keys: msg('ui.scatterChart.keys', 'Arrow keys go from mark to mark, with Shift they draw a rectangle. Enter selects a mark, Delete removes the rectangle.', 'Of a chart of points, for screen readers: what keys do'),
};
