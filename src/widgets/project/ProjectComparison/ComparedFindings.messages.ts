import { msg } from '../../../i18n/msg.js';
import * as findingWords from '../../../entities/finding/finding.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as factMessages from '../../../entities/vulnerability/vulnerabilityFact.messages.js';
import { vocabularyMessages } from '../../../entities/vocabulary/vocabulary.messages.js';
import * as stepMessages from '../../../frames/facts/becomes.messages.js';
import * as outcomeMessages from './outcome.messages.js';
import { noMatch } from '../../../ui/layout/outcome.messages.js';
import { decision, unaudited } from '../../../entities/decision/decision.messages.js';

export const findingMessages = {
  label: subjectMessages.findings,
  vulnerability: subjectMessages.vulnerability,
  component: subjectMessages.component,
  severity: factMessages.severity,
  source: factMessages.source,
  suppressed: vocabularyMessages.suppressed,
  outcome: outcomeMessages.outcome,
  all: outcomeMessages.all,
  differences: outcomeMessages.differences,
  came: outcomeMessages.came,
  went: outcomeMessages.went,
  stayed: outcomeMessages.stayed,
  lost: msg('projectComparison.findings.lost', 'Not carried over', 'Badge of an unchanged finding: audited in the earlier version, unaudited in the later one'),
  same: msg('projectComparison.findings.same', 'Same analysis', 'Badge of an unchanged finding: both versions have the same analysis and suppression'),
  differs: msg('projectComparison.findings.differs', 'Different analysis', 'Badge of an unchanged finding: audited in both versions with different results'),
  since: msg('projectComparison.findings.since', 'Newly audited', 'Badge of an unchanged finding: audited in the later version only'),
  unaudited,
  // Not shared: a table head, not the heading of a part.
  reason: msg('projectComparison.findings.reason', 'Reason', 'Table head: why a finding is new or fixed. At most 18 characters'),
  componentAdded: msg('projectComparison.findings.componentAdded', 'Component added', 'Why a finding is new: the earlier version does not have the component'),
  componentRemoved: msg('projectComparison.findings.componentRemoved', 'Component removed', 'Why a finding is fixed: the later version does not have the component'),
  version: msg('projectComparison.findings.version', 'Version changed', 'Why a finding is new or fixed: the versions have the component in different versions'),
  reported: msg('projectComparison.findings.reported', 'Newly reported', 'Why a finding is new: the component is the same, but the vulnerability became known'),
  unreported: msg('projectComparison.findings.unreported', 'No longer reported', 'Why a finding is fixed: the component is the same, but the vulnerability is no longer reported for it'),
  decision: decision,
  decisionName: msg<{ value: string }>('projectComparison.findings.decisionName', 'Decision: {value}', 'Applied filter, and its name for the button that removes it; value is the selected choice'),
  severityName: msg<{ value: string }>('projectComparison.findings.severityName', 'Severity: {value}', 'Applied filter, and its name for the button that removes it; value is the selected choice'),
  analysisIn: msg<{ version: string }>('projectComparison.findings.analysisIn', 'Analysis in {version}', 'Table head: decision in one of the two versions; version such as 2.4.0'),
  suppressedIn: msg<{ version: string }>('projectComparison.findings.suppressedIn', 'Suppressed in {version}', 'Column head in exported files; version such as 2.4.0'),
  componentIn: msg<{ version: string }>('projectComparison.findings.componentIn', 'Component version in {version}', 'Column head in exported files; version is that of the project, such as 2.4.0'),
  becomes: stepMessages.becomes,
  comparedInPart: msg(
    'projectComparison.findings.comparedInPart',
    '“Same analysis” does not yet compare justification, response, and details.',
    'Notice above the list, before the button that compares them; quotes projectComparison.findings.same',
  ),
  compareWhole: msg<{ count: number }>(
    'projectComparison.findings.compareWhole',
    'Compare {count, plural, one {# decision} other {# decisions}}',
    'Button of that notice: also compares justification, response, and details; count is the number of decisions',
  ),
  comparing: msg<{ done: number; total: number }>('projectComparison.findings.comparing', '{done, number} of {total, number} decisions compared', 'Replaces that notice while decisions are loaded and compared'),
  search: subjectMessages.searchFindings,
  searchHint: msg('projectComparison.findings.searchHint', 'Search by ID or component', 'Placeholder of the search field. At most 36 characters'),
  total: outcomeMessages.total,
  none: outcomeMessages.none,
  alsoKnownAs: msg<{ names: string }>('projectComparison.findings.alsoKnownAs', 'Also {names}', 'Below the ID of a vulnerability: its other IDs in the same component, which count as one finding'),
  noMatch,
  failed: msg('projectComparison.findings.failed', 'Could not compare findings', 'Title when findings of a version could not be loaded; the reason follows'),
  forbidden: findingWords.forbidden,
};
