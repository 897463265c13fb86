import { msg } from '../../../i18n/msg.js';
import { bandNow } from '../bandNow.messages.js';

export const messages = {
  today: msg('ui.timeChart.today', 'Today', 'At the end of the time axis of a chart that ends today'),
  at: msg<{ date: string; total: string; parts: string }>('ui.timeChart.at', '{date}: {total}. {parts}', 'Screen-reader text for one day of a chart. total: the sum, parts: a list such as “Critical 3, High 12”'),
  atPart: msg<{ date: string; part: string; total: string; rest: string }>(
    'ui.timeChart.atPart',
    '{date}: {part} of {total}. {rest}',
    'Screen-reader text for one day of a chart. part: such as “At risk 13”, total: the sum, rest: list of the other parts',
  ),
  part: msg<{ name: string; value: number }>('ui.timeChart.part', '{name} {value, number}', 'One of the parts in ui.timeChart.at and ui.timeChart.atPart'),
  now: bandNow,
};
