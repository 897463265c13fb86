import { defineMessage } from 'react-intl';

/** Words of fields for the two ends of a range. */
export const messages = {
  from: defineMessage<{ readonly filter: string }>({
    id: 'daysForm.from',
    defaultMessage: '{filter}, from',
    description: 'Label of a field: smallest score or first day; filter such as “CVSS v3” or “Published”',
  }),
  to: defineMessage<{ readonly filter: string }>({
    id: 'daysForm.to',
    defaultMessage: '{filter}, to',
    description: 'Label of a field: highest score or last day, which counts as a whole',
  }),
  reversed: defineMessage({
    id: 'daysForm.reversed',
    defaultMessage: 'This is before the beginning. Swap both, or empty one of them.',
    description: 'Below the second field of a range whose end is smaller or earlier than its beginning',
  }),
  day: defineMessage({
    id: 'daysForm.day',
    defaultMessage: 'This day is half typed. Complete or empty it.',
    description: 'Below a field with a date that is not whole',
  }),
};
