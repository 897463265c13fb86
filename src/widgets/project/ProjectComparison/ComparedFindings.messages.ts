import { msg } from '../../../i18n/msg.js';
import * as findingWords from '../../../entities/finding/finding.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as factMessages from '../../../entities/vulnerability/vulnerabilityFact.messages.js';
import { vocabularyMessages } from '../../../entities/vocabulary/vocabulary.messages.js';
import * as stepMessages from '../../../entities/decision/decisionStep.messages.js';
import * as outcomeMessages from './outcome.messages.js';

export const findingMessages = {
  label: subjectMessages.findings,
  vulnerability: subjectMessages.vulnerability,
  component: subjectMessages.component,
  severity: factMessages.severity,
  source: factMessages.source,
  suppressed: vocabularyMessages.suppressed,
  outcome: outcomeMessages.outcome,
  all: outcomeMessages.all,
  came: msg('projectComparison.findings.came', 'Came', 'What became of a finding: only the later version has it'),
  went: msg('projectComparison.findings.went', 'Went', 'What became of a finding: only the earlier version has it'),
  stayed: msg('projectComparison.findings.stayed', 'Stayed', 'What became of a finding: both versions have it'),
  lost: msg('projectComparison.findings.lost', 'Not carried over', 'Of a finding that stayed: somebody decided about it in the earlier version, nobody in the later one'),
  same: msg('projectComparison.findings.same', 'Same analysis', 'Of a finding that stayed: analysis and suppression are the same in both versions'),
  differs: msg('projectComparison.findings.differs', 'Different analysis', 'Of a finding that stayed: it was decided in both versions, and not in the same way'),
  since: msg('projectComparison.findings.since', 'Analyzed since', 'Of a finding that stayed: somebody decided about it in the later version only'),
  none: msg('projectComparison.findings.none', 'Not analyzed', 'Of a finding that stayed: nobody decided about it in either version'),
  decision: msg('projectComparison.findings.decision', 'Decision', 'Head of the column, and button of the filter, that says how the decisions of both versions compare'),
  decisionName: msg<{ value: string }>('projectComparison.findings.decisionName', 'Decision: {value}', 'A filter that is on, and its name for the button that removes it; value is the choice in words'),
  severityName: msg<{ value: string }>('projectComparison.findings.severityName', 'Severity: {value}', 'A filter that is on, and its name for the button that removes it; value is the choice in words'),
  analysisIn: msg<{ version: string }>('projectComparison.findings.analysisIn', 'Analysis in {version}', 'Head of a column with the decision in one of both versions of the project'),
  suppressedIn: msg<{ version: string }>('projectComparison.findings.suppressedIn', 'Suppressed in {version}', 'Head in exported files; version of the project'),
  componentIn: msg<{ version: string }>('projectComparison.findings.componentIn', 'Component version in {version}', 'Head in exported files; version of the project'),
  becomes: stepMessages.becomes,
  selected: msg('projectComparison.findings.selected', 'Selected decisions', 'Name of the bar that floats over the list while findings are selected whose decision did not carry over'),
  carrySelected: msg('projectComparison.findings.carrySelected', 'Carry over…', 'Button of that bar: opens the dialog that lists the selected decisions before they are carried over'),
  carryAll: msg<{ count: number }>('projectComparison.findings.carryAll', 'Carry over {count, plural, one {# decision} other {all # decisions}}…', 'Button above the list: opens the dialog that lists every decision that did not carry over'),
  comparedInPart: msg(
    'projectComparison.findings.comparedInPart',
    'Same analysis means: the same state and suppression. Justification, response and details are not compared yet.',
    'Note above the list, before a button that compares those, too',
  ),
  compareWhole: msg<{ count: number }>('projectComparison.findings.compareWhole', 'Compare {count, plural, one {# whole decision} other {# whole decisions}}', 'Button of that note'),
  comparing: msg<{ done: number; total: number }>('projectComparison.findings.comparing', '{done, number} of {total, number} whole decisions compared', 'In the place of that note, while they are loaded and compared'),
  search: msg('projectComparison.findings.search', 'Search compared findings', 'Name of the search field above the list'),
  searchHint: msg('projectComparison.findings.searchHint', 'Search identifier, component', 'In the empty search field: what is searched'),
  total: findingWords.countOrNone,
  noFindings: msg('projectComparison.findings.noFindings', 'Neither version has findings', 'Title while both lists are empty'),
  noMatch: msg('projectComparison.findings.noMatch', 'No finding fits', 'Title when search and filters leave nothing'),
  failed: msg('projectComparison.findings.failed', 'The findings could not be compared', 'Title when the findings of one of the versions could not be loaded, before the reason'),
  forbidden: findingWords.forbidden,
};
