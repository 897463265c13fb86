import { msg } from '../../i18n/msg.js';

export const violationCountsMessages = {
  fail: msg('violationCounts.fail', 'Fail', 'Name of a count of policy violations of this state, also above a column of counts'),
  warn: msg('violationCounts.warn', 'Warn', 'Name of a count of policy violations of this state, also above a column of counts'),
  // Not shared: a state of a policy violation, not a severity.
  info: msg('violationCounts.info', 'Info', 'Name of a count of policy violations of this state, also above a column of counts'),
};
