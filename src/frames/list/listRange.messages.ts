import { defineMessage } from 'react-intl';

/** Words of a range that filters. */
export const messages = {
  from: defineMessage<{ readonly from: string }>({
    id: 'listRange.from',
    defaultMessage: '{from} and more',
    description: 'Value of a filter: a score or a number that is the smallest',
  }),
  to: defineMessage<{ readonly to: string }>({
    id: 'listRange.to',
    defaultMessage: 'up to {to}',
    description: 'Value of a filter: a score, a number or a day that is the last',
  }),
  between: defineMessage<{ readonly from: string; readonly to: string }>({
    id: 'listRange.between',
    defaultMessage: '{from} – {to}',
    description: 'Value of a filter: two scores, numbers or days',
  }),
  since: defineMessage<{ readonly from: string }>({
    id: 'listRange.since',
    defaultMessage: 'since {from}',
    description: 'Value of a filter: a day that is the first',
  }),
};
