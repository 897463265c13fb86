import { defineMessage } from 'react-intl';
import { columnProjectVersion } from '../../project/projectColumn.messages.js';
import * as identityMessages from '../../component/identity.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import { vocabularyMessages } from '../../vocabulary/vocabulary.messages.js';
import * as suppressionMessages from '../../decision/suppression.messages.js';

export const messages = {
  bar: defineMessage({
    id: 'violationList.bar',
    defaultMessage: 'Audit selected policy violations',
    description:
      'Name, for screen readers, of the bar that floats over the list while policy violations are selected',
  }),
  label: subjectMessages.violations,
  search: defineMessage({
    id: 'violationList.search',
    defaultMessage: 'Search policy violations',
    description: 'Name of the search field above the list of policy violations',
  }),
  searchHint: defineMessage({
    id: 'violationList.searchHint',
    defaultMessage: 'Search policy or component',
    description: 'In the empty search field above the list of policy violations: what is searched',
  }),
  showsSuppressed: suppressionMessages.showSuppressed,
  showsSuppressedTip: defineMessage({
    id: 'violationList.showsSuppressedTip',
    defaultMessage: 'Suppressed violations were dismissed in an audit and are not counted.',
    description: 'Tip of the switch violationList.showsSuppressed',
  }),
  matches: defineMessage<{ readonly count: number }>({
    id: 'violationList.matches',
    defaultMessage:
      '{count, plural, =0 {No violation matches} one {# violation matches} other {# violations match}}',
    description: 'Count above the list while it is searched',
  }),
  reading: defineMessage<{ readonly rows: number; readonly pageSize: number }>({
    id: 'violationList.reading',
    defaultMessage: '{rows, number} of {pageSize, number} violations looked at',
    description: 'While all policy violations are read, because the server cannot filter them',
  }),
  columnState: defineMessage({
    id: 'violationList.column.state',
    defaultMessage: 'State',
    description: 'Column head: what a policy violation means, such as Fail',
  }),
  columnType: defineMessage({
    id: 'violationList.column.type',
    defaultMessage: 'Risk type',
    description: 'Column head: what a policy violation is about, such as License',
  }),
  stateIs: defineMessage<{ readonly value: string }>({
    id: 'violationList.stateIs',
    defaultMessage: 'State: {value}',
    description: 'Filter that is on; value such as “Fail”',
  }),
  typeIs: defineMessage<{ readonly value: string }>({
    id: 'violationList.typeIs',
    defaultMessage: 'Risk type: {value}',
    description: 'Filter that is on; value such as “License”',
  }),
  analysisIs: defineMessage<{ readonly value: string }>({
    id: 'violationList.analysisIs',
    defaultMessage: 'Audit: {value}',
    description: 'Filter that is on; value such as “Approved”',
  }),
  occurredIs: defineMessage<{ readonly value: string }>({
    id: 'violationList.occurredIs',
    defaultMessage: 'Occurred: {value}',
    description: 'Filter that is on; value such as “since Mar 1, 2026”',
  }),
  columnPolicy: defineMessage({
    id: 'violationList.column.policy',
    defaultMessage: 'Policy',
    description: 'Column head: the policy that is violated, and its condition',
  }),
  condition: defineMessage({
    id: 'violationList.condition',
    defaultMessage: 'Condition',
    description: 'Head in exported files, and label in an opened row: what a component was found to meet',
  }),
  columnProject: subjectMessages.project,
  columnProjectVersion,
  columnComponent: subjectMessages.component,
  version: identityMessages.version,
  group: identityMessages.group,
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  swidTagId: identityMessages.swidTagId,
  license: identityMessages.license,
  columnOccurred: defineMessage({
    id: 'violationList.column.occurred',
    defaultMessage: 'Occurred on',
    description: 'Column head: when a policy violation was first noticed',
  }),
  // Not shared: head of a column.
  columnAnalysis: defineMessage({
    id: 'violationList.column.analysis',
    defaultMessage: 'Audit',
    description: 'Column head: what was decided about a policy violation',
  }),
  suppressed: vocabularyMessages.suppressed,
  columnSuppressed: defineMessage({
    id: 'violationList.column.suppressed',
    defaultMessage: 'Is suppressed',
    description: 'Head in exported files: whether a policy violation was dismissed',
  }),
  none: defineMessage({
    id: 'violationList.none',
    defaultMessage: 'No policy is violated',
    description: 'Title instead of the list of policy violations of a project',
  }),
  noneAdvice: defineMessage({
    id: 'violationList.noneAdvice',
    defaultMessage:
      'Components are held against the policies whenever the project is analyzed. Suppressed violations can be shown with the switch.',
    description: 'Below violationList.none',
  }),
  noMatch: defineMessage({
    id: 'violationList.noMatch',
    defaultMessage: 'No policy violation matches',
    description: 'Title instead of the list when the search leaves nothing',
  }),
  failed: defineMessage({
    id: 'violationList.failed',
    defaultMessage: 'Policy violations could not be loaded',
    description: 'Title instead of the list',
  }),
  forbidden: defineMessage({
    id: 'violationList.forbidden',
    defaultMessage: 'You may not see policy violations',
    description: 'Title instead of the list, without the permission VIEW_POLICY_VIOLATION',
  }),
  detail: defineMessage<{ readonly policy: string; readonly component: string }>({
    id: 'violationList.detail',
    defaultMessage: '{policy}: {component}',
    description: 'Name, for screen readers, of what opens below a row; names of a policy and of a component',
  }),
  facts: defineMessage({
    id: 'violationList.facts',
    defaultMessage: 'Why it is a violation',
    description: 'Heading in an opened row',
  }),
  all: defineMessage({
    id: 'violationList.all',
    defaultMessage: 'Violated only while all conditions of the policy are met.',
    description: 'In an opened row, of a policy that takes all of its conditions',
  }),
  remark: defineMessage({
    id: 'violationList.remark',
    defaultMessage: 'Says the server',
    description: 'Label in an opened row: a remark of the server about the violation',
  }),
  decision: defineMessage({
    id: 'violationList.decision',
    defaultMessage: 'What was decided',
    description: 'Heading in an opened row: state and trail of the audit',
  }),
  undecided: defineMessage({
    id: 'violationList.undecided',
    defaultMessage: 'Nothing was decided yet.',
    description: 'In an opened row, of a violation that was never audited',
  }),
  decisionFailed: defineMessage({
    id: 'violationList.decisionFailed',
    defaultMessage: 'What was decided could not be loaded',
    description: 'In an opened row instead of the decision; a button to try again follows',
  }),
};
