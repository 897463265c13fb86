import { msg } from '../../../i18n/msg.js';
import { columnProjectVersion } from '../../project/projectColumn.messages.js';
import * as identityMessages from '../../component/identity.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import { vocabularyMessages } from '../../vocabulary/vocabulary.messages.js';
import * as suppressionMessages from '../../decision/suppression.messages.js';

export const messages = {
  bar: msg('violationList.bar', 'Audit selected policy violations', 'Name, for screen readers, of the bar that floats over the list while policy violations are selected'),
  label: subjectMessages.violations,
  search: msg('violationList.search', 'Search policy violations', 'Name of the search field above the list of policy violations'),
  searchHint: msg('violationList.searchHint', 'Search policy or component', 'In the empty search field above the list of policy violations: what is searched'),
  showsSuppressed: suppressionMessages.showSuppressed,
  showsSuppressedTip: msg('violationList.showsSuppressedTip', 'Suppressed violations were dismissed in an audit and are not counted.', 'Tip of the switch violationList.showsSuppressed'),
  matches: msg<{ count: number }>('violationList.matches', '{count, plural, =0 {No violation matches} one {# violation matches} other {# violations match}}', 'Count above the list while it is searched'),
  reading: msg<{ rows: number; pageSize: number }>('violationList.reading', '{rows, number} of {pageSize, number} violations looked at', 'While all policy violations are read, because the server cannot filter them'),
  columnState: msg('violationList.column.state', 'State', 'Column head: what a policy violation means, such as Fail'),
  columnType: msg('violationList.column.type', 'Risk type', 'Column head: what a policy violation is about, such as License'),
  stateIs: msg<{ value: string }>('violationList.stateIs', 'State: {value}', 'Filter that is on; value such as “Fail”'),
  typeIs: msg<{ value: string }>('violationList.typeIs', 'Risk type: {value}', 'Filter that is on; value such as “License”'),
  analysisIs: msg<{ value: string }>('violationList.analysisIs', 'Audit: {value}', 'Filter that is on; value such as “Approved”'),
  occurredIs: msg<{ value: string }>('violationList.occurredIs', 'Occurred: {value}', 'Filter that is on; value such as “since Mar 1, 2026”'),
  columnPolicy: msg('violationList.column.policy', 'Policy', 'Column head: the policy that is violated, and its condition'),
  condition: msg('violationList.condition', 'Condition', 'Head in exported files, and label in an opened row: what a component was found to meet'),
  columnProject: subjectMessages.project,
  columnProjectVersion,
  columnComponent: subjectMessages.component,
  version: identityMessages.version,
  group: identityMessages.group,
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  swidTagId: identityMessages.swidTagId,
  license: identityMessages.license,
  columnOccurred: msg('violationList.column.occurred', 'Occurred on', 'Column head: when a policy violation was first noticed'),
  // Not shared: head of a column.
  columnAnalysis: msg('violationList.column.analysis', 'Audit', 'Column head: what was decided about a policy violation'),
  suppressed: vocabularyMessages.suppressed,
  columnSuppressed: msg('violationList.column.suppressed', 'Is suppressed', 'Head in exported files: whether a policy violation was dismissed'),
  none: msg('violationList.none', 'No policy is violated', 'Title instead of the list of policy violations of a project'),
  noneAdvice: msg('violationList.noneAdvice', 'Components are held against the policies whenever the project is analyzed. Suppressed violations can be shown with the switch.', 'Below violationList.none'),
  noMatch: msg('violationList.noMatch', 'No policy violation matches', 'Title instead of the list when the search leaves nothing'),
  failed: msg('violationList.failed', 'Policy violations could not be loaded', 'Title instead of the list'),
  forbidden: msg('violationList.forbidden', 'You may not see policy violations', 'Title instead of the list, without the permission VIEW_POLICY_VIOLATION'),
  detail: msg<{ policy: string; component: string }>('violationList.detail', '{policy}: {component}', 'Name, for screen readers, of what opens below a row; names of a policy and of a component'),
  facts: msg('violationList.facts', 'Why it is a violation', 'Heading in an opened row'),
  all: msg('violationList.all', 'Violated only while all conditions of the policy are met.', 'In an opened row, of a policy that takes all of its conditions'),
  remark: msg('violationList.remark', 'Says the server', 'Label in an opened row: a remark of the server about the violation'),
  decision: msg('violationList.decision', 'What was decided', 'Heading in an opened row: state and trail of the audit'),
  undecided: msg('violationList.undecided', 'Nothing was decided yet.', 'In an opened row, of a violation that was never audited'),
  decisionFailed: msg('violationList.decisionFailed', 'What was decided could not be loaded', 'In an opened row instead of the decision; a button to try again follows'),
};
