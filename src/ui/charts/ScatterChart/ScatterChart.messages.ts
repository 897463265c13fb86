import { defineMessage } from 'react-intl';

export const messages = {
  axisValue: defineMessage<{ readonly axis: string; readonly value: string }>({
    id: 'ui.scatterChart.axisValue',
    defaultMessage: '{axis} {value}',
    description: 'Where a point of a chart stands, such as “CVSS 9.8”; axis is the name of the axis',
  }),
  range: defineMessage<{ readonly from: string; readonly to: string }>({
    id: 'ui.scatterChart.range',
    defaultMessage: '{from} to {to}',
    description: 'A range of values on an axis of a chart, both ends in it',
  }),
  at: defineMessage<{ readonly place: string; readonly points: string; readonly names: string }>({
    id: 'ui.scatterChart.at',
    defaultMessage: '{place}: {points}. {names}',
    description:
      'What a chart says of one mark, read aloud when a key reaches it; place such as “CVSS 9.8, EPSS 94.4 %”, points as in ui.scatterChart.points, names is a list of what stands there',
  }),
  points: defineMessage<{ readonly count: number; readonly kind: string }>({
    id: 'ui.scatterChart.points',
    defaultMessage: '{count, plural, one {{kind}} other {# points, {kind} at worst}}',
    description:
      'How many points one mark of a chart stands for, and the worst kind among them, such as Critical',
  }),
  more: defineMessage<{ readonly count: number }>({
    id: 'ui.scatterChart.more',
    defaultMessage: '{count, plural, other {and # more}}',
    description: 'After the first names of what stands at one mark of a chart',
  }),
  from: defineMessage<{ readonly axis: string }>({
    id: 'ui.scatterChart.from',
    defaultMessage: '{axis} from',
    description: 'Name of a slider: the least value of an axis that is shown',
  }),
  to: defineMessage<{ readonly axis: string }>({
    id: 'ui.scatterChart.to',
    defaultMessage: '{axis} to',
    description: 'Name of a slider: the highest value of an axis that is shown',
  }),
  keys: defineMessage({
    id: 'ui.scatterChart.keys',
    defaultMessage:
      'Arrow keys go from mark to mark, with Shift they draw a rectangle. Enter selects a mark, Delete removes the rectangle.',
    description: 'Of a chart of points, for screen readers: what keys do',
  }),
};
