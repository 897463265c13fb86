import { defineMessage } from 'react-intl';

export const messages = {
  count: defineMessage<{ readonly count: number; readonly hiddenCount: number }>({
    id: 'listSelection.count',
    defaultMessage:
      '{count, plural, one {# selected} other {# selected}}{hiddenCount, plural, =0 {} one {, # not shown here} other {, # not shown here}}',
    description:
      'At the start of the bar that floats over a list while rows of it are selected; those not shown here are on another page or do not match the search',
  }),
  clear: defineMessage({
    id: 'listSelection.clear',
    defaultMessage: 'Clear selection',
    description: 'Button at the end of what says how many rows of a list are selected; selects none',
  }),
};
