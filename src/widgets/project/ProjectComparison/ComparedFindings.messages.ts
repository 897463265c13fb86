import { defineMessage } from 'react-intl';
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
  came: defineMessage({
    id: 'projectComparison.findings.came',
    defaultMessage: 'Came',
    description: 'What became of a finding: only the later version has it',
  }),
  went: defineMessage({
    id: 'projectComparison.findings.went',
    defaultMessage: 'Went',
    description: 'What became of a finding: only the earlier version has it',
  }),
  stayed: defineMessage({
    id: 'projectComparison.findings.stayed',
    defaultMessage: 'Stayed',
    description: 'What became of a finding: both versions have it',
  }),
  lost: defineMessage({
    id: 'projectComparison.findings.lost',
    defaultMessage: 'Not carried over',
    description:
      'Of a finding that stayed: somebody decided about it in the earlier version, nobody in the later one',
  }),
  same: defineMessage({
    id: 'projectComparison.findings.same',
    defaultMessage: 'Same analysis',
    description: 'Of a finding that stayed: analysis and suppression are the same in both versions',
  }),
  differs: defineMessage({
    id: 'projectComparison.findings.differs',
    defaultMessage: 'Different analysis',
    description: 'Of a finding that stayed: it was decided in both versions, and not in the same way',
  }),
  since: defineMessage({
    id: 'projectComparison.findings.since',
    defaultMessage: 'Analyzed since',
    description: 'Of a finding that stayed: somebody decided about it in the later version only',
  }),
  none: defineMessage({
    id: 'projectComparison.findings.none',
    defaultMessage: 'Not analyzed',
    description: 'Of a finding that stayed: nobody decided about it in either version',
  }),
  decision: defineMessage({
    id: 'projectComparison.findings.decision',
    defaultMessage: 'Decision',
    description:
      'Head of the column, and button of the filter, that says how the decisions of both versions compare',
  }),
  decisionName: defineMessage<{ readonly value: string }>({
    id: 'projectComparison.findings.decisionName',
    defaultMessage: 'Decision: {value}',
    description:
      'A filter that is on, and its name for the button that removes it; value is the choice in words',
  }),
  severityName: defineMessage<{ readonly value: string }>({
    id: 'projectComparison.findings.severityName',
    defaultMessage: 'Severity: {value}',
    description:
      'A filter that is on, and its name for the button that removes it; value is the choice in words',
  }),
  analysisIn: defineMessage<{ readonly version: string }>({
    id: 'projectComparison.findings.analysisIn',
    defaultMessage: 'Analysis in {version}',
    description: 'Head of a column with the decision in one of both versions of the project',
  }),
  suppressedIn: defineMessage<{ readonly version: string }>({
    id: 'projectComparison.findings.suppressedIn',
    defaultMessage: 'Suppressed in {version}',
    description: 'Head in exported files; version of the project',
  }),
  componentIn: defineMessage<{ readonly version: string }>({
    id: 'projectComparison.findings.componentIn',
    defaultMessage: 'Component version in {version}',
    description: 'Head in exported files; version of the project',
  }),
  becomes: stepMessages.becomes,
  selected: defineMessage({
    id: 'projectComparison.findings.selected',
    defaultMessage: 'Selected decisions',
    description:
      'Name of the bar that floats over the list while findings are selected whose decision did not carry over',
  }),
  carrySelected: defineMessage({
    id: 'projectComparison.findings.carrySelected',
    defaultMessage: 'Carry over…',
    description:
      'Button of that bar: opens the dialog that lists the selected decisions before they are carried over',
  }),
  carryAll: defineMessage<{ readonly count: number }>({
    id: 'projectComparison.findings.carryAll',
    defaultMessage: 'Carry over {count, plural, one {# decision} other {all # decisions}}…',
    description: 'Button above the list: opens the dialog that lists every decision that did not carry over',
  }),
  comparedInPart: defineMessage({
    id: 'projectComparison.findings.comparedInPart',
    defaultMessage:
      'Same analysis means: the same state and suppression. Justification, response and details are not compared yet.',
    description: 'Note above the list, before a button that compares those, too',
  }),
  compareWhole: defineMessage<{ readonly count: number }>({
    id: 'projectComparison.findings.compareWhole',
    defaultMessage: 'Compare {count, plural, one {# whole decision} other {# whole decisions}}',
    description: 'Button of that note',
  }),
  comparing: defineMessage<{ readonly done: number; readonly total: number }>({
    id: 'projectComparison.findings.comparing',
    defaultMessage: '{done, number} of {total, number} whole decisions compared',
    description: 'In the place of that note, while they are loaded and compared',
  }),
  search: defineMessage({
    id: 'projectComparison.findings.search',
    defaultMessage: 'Search compared findings',
    description: 'Name of the search field above the list',
  }),
  searchHint: defineMessage({
    id: 'projectComparison.findings.searchHint',
    defaultMessage: 'Search identifier, component',
    description: 'In the empty search field: what is searched',
  }),
  total: findingWords.countOrNone,
  noFindings: defineMessage({
    id: 'projectComparison.findings.noFindings',
    defaultMessage: 'Neither version has findings',
    description: 'Title while both lists are empty',
  }),
  noMatch: defineMessage({
    id: 'projectComparison.findings.noMatch',
    defaultMessage: 'No finding fits',
    description: 'Title when search and filters leave nothing',
  }),
  failed: defineMessage({
    id: 'projectComparison.findings.failed',
    defaultMessage: 'The findings could not be compared',
    description: 'Title when the findings of one of the versions could not be loaded, before the reason',
  }),
  forbidden: findingWords.forbidden,
};
