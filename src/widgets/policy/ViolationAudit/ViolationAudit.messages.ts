import { msg } from '../../../i18n/msg.js';
import { messages as listMessages } from '../../../entities/violation/list/violationList.messages.js';

export const messages = {
  label: listMessages.label,
  search: listMessages.search,
  searchHint: msg('violationAudit.searchHint', 'Search policy, component or project', 'In the empty search field above the policy violations of all projects: what is searched'),
  total: msg<{ count: number }>('violationAudit.total', '{count, plural, =0 {No policy violations} one {# policy violation} other {# policy violations}}', 'Count above the list'),
  matches: listMessages.matches,
  none: listMessages.none,
  noneAdvice: msg('violationAudit.noneAdvice', 'Components are held against the policies whenever their project is analyzed. Suppressed violations can be shown with the switch.', 'Below violationList.none'),
  noMatch: listMessages.noMatch,
  reading: listMessages.reading,
  failed: listMessages.failed,
  forbidden: listMessages.forbidden,
};
