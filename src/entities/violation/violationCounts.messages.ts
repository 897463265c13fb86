import { defineMessage } from 'react-intl';

export const violationCountsMessages = {
  fail: defineMessage({
    id: 'violationCounts.fail',
    defaultMessage: 'Fail',
    description: 'Name of a count of policy violations of this state, also above a column of counts',
  }),
  warn: defineMessage({
    id: 'violationCounts.warn',
    defaultMessage: 'Warn',
    description: 'Name of a count of policy violations of this state, also above a column of counts',
  }),
  // Not shared: a state of a policy violation, not a severity.
  info: defineMessage({
    id: 'violationCounts.info',
    defaultMessage: 'Info',
    description: 'Name of a count of policy violations of this state, also above a column of counts',
  }),
};
