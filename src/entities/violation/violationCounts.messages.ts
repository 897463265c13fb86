import { msg } from '../../i18n/msg.js';

export const violationCountsMessages = {
  fail: msg('violationCounts.fail', 'Fail', 'Name of a count of policy violations in this state, also a table head (at most 18 characters)'),
  warn: msg('violationCounts.warn', 'Warn', 'Name of a count of policy violations in this state, also a table head (at most 18 characters)'),
  // Not shared: a state of a policy violation, not a severity.
  info: msg('violationCounts.info', 'Info', 'Name of a count of policy violations in this state, also a table head (at most 18 characters)'),
};

export const noViolations = msg('violationList.none', 'No policy violations', 'Title shown instead of the list or the counts of policy violations');
