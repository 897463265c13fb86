import { defineMessage } from 'react-intl';

export const messages = {
  today: defineMessage({
    id: 'ui.timeChart.today',
    defaultMessage: 'Today',
    description: 'At the end of the time axis of a chart, where it ends today',
  }),
  at: defineMessage<{ readonly date: string; readonly total: string; readonly parts: string }>({
    id: 'ui.timeChart.at',
    defaultMessage: '{date}: {total}. {parts}',
    description:
      'What a chart says of one day, read aloud when the arrow keys reach it; total is the sum, parts is a list such as “Critical 3, High 12”',
  }),
  atPart: defineMessage<{
    readonly date: string;
    readonly part: string;
    readonly total: string;
    readonly rest: string;
  }>({
    id: 'ui.timeChart.atPart',
    defaultMessage: '{date}: {part} of {total}. {rest}',
    description:
      'What a chart says of one day, read aloud when the arrow keys reach it, where it is about a part such as “At risk 13” of a total; rest is a list of the other parts',
  }),
  part: defineMessage<{ readonly name: string; readonly value: number }>({
    id: 'ui.timeChart.part',
    defaultMessage: '{name} {value, number}',
    description: 'One of the parts in ui.timeChart.at and ui.timeChart.atPart',
  }),
};
