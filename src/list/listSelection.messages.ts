import { defineMessage } from 'react-intl';

export const messages = {
  count: defineMessage<{ readonly count: number }>({
    id: 'listSelection.count',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'At the start of the bar that floats over a list while rows of it are selected',
  }),
  clear: defineMessage({
    id: 'listSelection.clear',
    defaultMessage: 'Clear selection',
    description: 'Button at the end of what says how many rows of a list are selected; selects none',
  }),
};
