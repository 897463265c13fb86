import { msg } from '../../../i18n/msg.js';
import { columnProjectVersion } from '../../project/projectColumn.messages.js';
import * as identityMessages from '../../component/identity.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import { vocabularyMessages } from '../../vocabulary/vocabulary.messages.js';
import * as suppressionMessages from '../../decision/suppression.messages.js';
import { forbidden } from '../../../ui/layout/outcome.messages.js';
import { noMatch } from '../../../ui/layout/outcome.messages.js';
import { matches } from '../../../ui/layout/outcome.messages.js';
import { noDecision } from '../../decision/decision.messages.js';
import { decision } from '../../decision/decision.messages.js';
import { noViolations } from '../violationCounts.messages.js';

export const messages = {
  bar: msg('violationList.bar', 'Audit selected policy violations', 'Screen-reader name of the bar over the list while policy violations are selected'),
  label: subjectMessages.violations,
  search: msg('violationList.search', 'Search policy violations', 'Screen-reader name of the search field above the list of policy violations'),
  searchHint: msg('violationList.searchHint', 'Search by policy or component', 'Placeholder of the search field above the list of policy violations (at most 36 characters)'),
  showsSuppressed: suppressionMessages.showSuppressed,
  showsSuppressedTip: suppressionMessages.violationsTip,
  matches,
  reading: msg<{ rows: number; pageSize: number }>(
    'violationList.reading',
    '{rows, number} of {pageSize, number} violations checked',
    'Progress while all policy violations are loaded, because the server cannot filter; rows and pageSize are counts',
  ),
  columnState: msg('violationList.column.state', 'State', 'Table head (at most 18 characters): violation state, such as Fail'),
  columnLicense: identityMessages.license,
  columnType: msg('violationList.column.type', 'Risk type', 'Table head (at most 18 characters): risk type of a policy violation, such as License'),
  stateIs: msg<{ value: string }>('violationList.stateIs', 'State: {value}', 'Active filter; value such as “Fail”'),
  typeIs: msg<{ value: string }>('violationList.typeIs', 'Risk type: {value}', 'Active filter; value such as “License”'),
  analysisIs: msg<{ value: string }>('violationList.analysisIs', 'Analysis: {value}', 'Active filter; value such as “Approved”'),
  occurredIs: msg<{ value: string }>('violationList.occurredIs', 'Occurred: {value}', 'Active filter; value such as “since Mar 1, 2026”'),
  columnPolicy: msg('violationList.column.policy', 'Policy', 'Table head (at most 18 characters): the violated policy and its condition'),
  condition: msg('violationList.condition', 'Condition', 'Head in exported files and label in an expanded row: the condition that a component meets'),
  columnProject: subjectMessages.project,
  columnProjectVersion,
  columnComponent: subjectMessages.component,
  version: identityMessages.version,
  group: identityMessages.group,
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  swidTagId: identityMessages.swidTagId,
  license: identityMessages.license,
  columnOccurred: msg('violationList.column.occurred', 'Occurred on', 'Table head (at most 18 characters): when a policy violation was first found'),
  // Not shared: head of a column.
  columnAnalysis: msg('violationList.column.analysis', 'Analysis', 'Table head (at most 18 characters): analysis state of a policy violation'),
  suppressed: vocabularyMessages.suppressed,
  columnSuppressed: vocabularyMessages.suppressed,
  none: noViolations,
  noneAdvice: msg('violationList.noneAdvice', 'Each analysis evaluates the policies. Use the switch to show suppressed violations.', 'Text below violationList.none'),
  noMatch,
  failed: msg('violationList.failed', 'Could not load policy violations', 'Title shown instead of the list'),
  forbidden,
  detail: msg<{ policy: string; component: string }>('violationList.detail', '{policy}: {component}', 'Screen-reader name of an expanded row; names of a policy and of a component'),
  facts: msg('violationList.facts', 'Reason', 'Heading in an expanded row: why it is a violation'),
  all: msg('violationList.all', 'All conditions of the policy must be met.', 'In an expanded row, if the policy requires all of its conditions'),
  remark: msg('violationList.remark', 'Server note', 'Label in an expanded row: a note of the server about the violation'),
  decision: decision,
  undecided: noDecision,
  decisionFailed: msg('violationList.decisionFailed', 'Could not load the decision', 'Error in an expanded row; a button to try again follows'),
};
