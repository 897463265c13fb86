import { msg } from '../../i18n/msg.js';

/** Words of a range that filters. */
export const messages = {
  from: msg<{ from: string }>('listRange.from', '{from} or more', 'Value of a filter. from: smallest score or number'),
  to: msg<{ to: string }>('listRange.to', 'up to {to}', 'Value of a filter. to: highest score or number, or last day'),
  between: msg<{ from: string; to: string }>('listRange.between', '{from} – {to}', 'Value of a filter. from, to: two scores, numbers, or days'),
  since: msg<{ from: string }>('listRange.since', 'since {from}', 'Value of a filter. from: first day'),
};
