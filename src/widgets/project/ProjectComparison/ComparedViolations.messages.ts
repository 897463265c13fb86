import { msg } from '../../../i18n/msg.js';
import { messages as listMessages } from '../../../entities/violation/list/violationList.messages.js';
import * as outcomeMessages from './outcome.messages.js';

export const violationMessages = {
  label: listMessages.label,
  search: listMessages.search,
  searchHint: listMessages.searchHint,
  outcome: outcomeMessages.outcome,
  came: outcomeMessages.came,
  went: outcomeMessages.went,
  stayed: outcomeMessages.stayed,
  total: outcomeMessages.total,
  none: outcomeMessages.none,
  noMatch: listMessages.noMatch,
  failed: msg('projectComparison.violations.failed', 'Could not compare policy violations', 'Title when the policy violations of a version could not be loaded; the reason follows'),
  forbidden: listMessages.forbidden,
};
