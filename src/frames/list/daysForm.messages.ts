import { msg } from '../../i18n/msg.js';

/** Words of fields for the two ends of a range. */
export const messages = {
  from: msg<{ filter: string }>('daysForm.from', '{filter} from', 'Field label: smallest score or first day. filter: such as “CVSS v3” or “Published”'),
  to: msg<{ filter: string }>('daysForm.to', '{filter} to', 'Field label: highest score or last day, included in full. filter: as in daysForm.from'),
  reversed: msg('daysForm.reversed', 'The end is before the start. Swap the values or clear one.', 'Error below the second field of a range'),
  day: msg('daysForm.day', 'Enter a complete date or clear the field.', 'Error below a field with an incomplete date'),
};
