import { msg } from '../../i18n/msg.js';

/** Words of a range that filters. */
export const messages = {
  from: msg<{ from: string }>('listRange.from', '{from} and more', 'Value of a filter: a score or a number that is the smallest'),
  to: msg<{ to: string }>('listRange.to', 'up to {to}', 'Value of a filter: a score, a number or a day that is the last'),
  between: msg<{ from: string; to: string }>('listRange.between', '{from} – {to}', 'Value of a filter: two scores, numbers or days'),
  since: msg<{ from: string }>('listRange.since', 'since {from}', 'Value of a filter: a day that is the first'),
};
