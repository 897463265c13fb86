import { msg } from '../../../i18n/msg.js';
import { messages as listMessages } from '../../../entities/violation/list/violationList.messages.js';

export const messages = {
  label: listMessages.label,
  search: listMessages.search,
  searchHint: msg('violationAudit.searchHint', 'Search by policy, component, project', 'Placeholder of the search field above the policy violations of all projects. At most 36 characters'),
  total: msg<{ count: number }>('violationAudit.total', '{count, plural, =0 {No policy violations} one {# policy violation} other {# policy violations}}', 'Count above the list'),
  matches: listMessages.matches,
  none: listMessages.none,
  noneAdvice: listMessages.noneAdvice,
  noMatch: listMessages.noMatch,
  reading: listMessages.reading,
  failed: listMessages.failed,
  forbidden: listMessages.forbidden,
};
