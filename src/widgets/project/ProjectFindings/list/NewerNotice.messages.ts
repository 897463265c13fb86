import { defineMessage } from 'react-intl';

export const newerMessages = {
  newerAdded: defineMessage<{ readonly added: number }>({
    id: 'projectFindings.newerAdded',
    defaultMessage: '{added, plural, one {# new finding} other {# new findings}}',
    description: 'Above the table: newer data is there and waits to be shown',
  }),
  newerRemoved: defineMessage<{ readonly removed: number }>({
    id: 'projectFindings.newerRemoved',
    defaultMessage: '{removed, plural, one {# finding is gone} other {# findings are gone}}',
    description: 'Above the table: newer data is there and waits to be shown',
  }),
  newerBoth: defineMessage<{ readonly added: number; readonly removed: number }>({
    id: 'projectFindings.newerBoth',
    defaultMessage: '{added, plural, one {# new finding} other {# new findings}}, {removed, number} gone',
    description: 'Above the table: newer data is there and waits to be shown',
  }),
  newerDecided: defineMessage({
    id: 'projectFindings.newerDecided',
    defaultMessage: 'Others have decided about findings meanwhile',
    description: 'Above the table: newer data is there and waits to be shown; only decisions changed',
  }),
  showNewer: defineMessage({
    id: 'projectFindings.showNewer',
    defaultMessage: 'Show',
    description: 'Button behind projectFindings.newer',
  }),
};
