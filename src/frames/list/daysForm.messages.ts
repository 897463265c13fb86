import { msg } from '../../i18n/msg.js';

/** Words of fields for the two ends of a range. */
export const messages = {
  from: msg<{ filter: string }>('daysForm.from', '{filter}, from', 'Label of a field: smallest score or first day; filter such as “CVSS v3” or “Published”'),
  to: msg<{ filter: string }>('daysForm.to', '{filter}, to', 'Label of a field: highest score or last day, which counts as a whole'),
  reversed: msg('daysForm.reversed', 'This is before the beginning. Swap both, or empty one of them.', 'Below the second field of a range whose end is smaller or earlier than its beginning'),
  day: msg('daysForm.day', 'This day is half typed. Complete or empty it.', 'Below a field with a date that is not whole'),
};
