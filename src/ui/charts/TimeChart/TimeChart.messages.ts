import { msg } from '../../../i18n/msg.js';

export const messages = {
  today: msg('ui.timeChart.today', 'Today', 'At the end of the time axis of a chart, where it ends today'),
  at: msg<{ date: string; total: string; parts: string }>(
    'ui.timeChart.at',
    '{date}: {total}. {parts}',
    'What a chart says of one day, read aloud when the arrow keys reach it; total is the sum, parts is a list such as “Critical 3, High 12”',
  ),
  atPart: msg<{ date: string; part: string; total: string; rest: string }>(
    'ui.timeChart.atPart',
    '{date}: {part} of {total}. {rest}',
    'What a chart says of one day, read aloud when the arrow keys reach it, where it is about a part such as “At risk 13” of a total; rest is a list of the other parts',
  ),
  part: msg<{ name: string; value: number }>('ui.timeChart.part', '{name} {value, number}', 'One of the parts in ui.timeChart.at and ui.timeChart.atPart'),
};
