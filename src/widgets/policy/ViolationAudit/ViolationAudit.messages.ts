import { defineMessage } from 'react-intl';
import { messages as listMessages } from '../../../entities/violation/list/violationList.messages.js';

export const messages = {
  label: listMessages.label,
  search: listMessages.search,
  searchHint: defineMessage({
    id: 'violationAudit.searchHint',
    defaultMessage: 'Search policy, component or project',
    description: 'In the empty search field above the policy violations of all projects: what is searched',
  }),
  total: defineMessage<{ readonly count: number }>({
    id: 'violationAudit.total',
    defaultMessage:
      '{count, plural, =0 {No policy violations} one {# policy violation} other {# policy violations}}',
    description: 'Count above the list',
  }),
  matches: listMessages.matches,
  none: listMessages.none,
  noneAdvice: defineMessage({
    id: 'violationAudit.noneAdvice',
    defaultMessage:
      'Components are held against the policies whenever their project is analyzed. Suppressed violations can be shown with the switch.',
    description: 'Below violationList.none',
  }),
  noMatch: listMessages.noMatch,
  reading: listMessages.reading,
  failed: listMessages.failed,
  forbidden: listMessages.forbidden,
};
