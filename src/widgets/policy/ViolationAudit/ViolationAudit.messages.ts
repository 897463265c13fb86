import { defineMessage } from 'react-intl';
import { messages as listMessages } from '../../../panel/violations/violationList.messages.js';

export const messages = {
  label: listMessages.label,
  search: listMessages.search,
  searchHint: defineMessage({
    id: 'violationAudit.searchHint',
    defaultMessage: 'Search policy, component or project',
    description: 'In the empty search field above the policy violations of all projects: what is searched',
  }),
  showsSuppressed: listMessages.showsSuppressed,
  showsSuppressedTip: listMessages.showsSuppressedTip,
  columnState: listMessages.columnState,
  columnType: listMessages.columnType,
  columnAnalysis: listMessages.columnAnalysis,
  stateIs: defineMessage<{ readonly value: string }>({
    id: 'violationAudit.stateIs',
    defaultMessage: 'State: {value}',
    description: 'Filter that is on; value such as “Fail”',
  }),
  typeIs: defineMessage<{ readonly value: string }>({
    id: 'violationAudit.typeIs',
    defaultMessage: 'Risk type: {value}',
    description: 'Filter that is on; value such as “License”',
  }),
  analysisIs: defineMessage<{ readonly value: string }>({
    id: 'violationAudit.analysisIs',
    defaultMessage: 'Audit: {value}',
    description: 'Filter that is on; value such as “Approved”',
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
  failed: listMessages.failed,
  forbidden: listMessages.forbidden,
};
