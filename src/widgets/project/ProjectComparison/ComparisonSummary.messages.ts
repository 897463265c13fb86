import { msg } from '../../../i18n/msg.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';

export const summaryMessages = {
  label: msg('projectComparison.summary.label', 'Summary', 'Screen-reader name of the section with the result of the comparison'),
  more: msg<{ count: number; before: string; after: string }>(
    'projectComparison.summary.more',
    '{after} has {count, plural, one {# more finding} other {# more findings}} than {before}.',
    'First sentence of the summary; before and after are the two versions, such as 4.11.2 and 4.12.0',
  ),
  fewer: msg<{ count: number; before: string; after: string }>(
    'projectComparison.summary.fewer',
    '{after} has {count, plural, one {# fewer finding} other {# fewer findings}} than {before}.',
    'First sentence of the summary; before and after are the two versions',
  ),
  equal: msg<{ before: string; after: string }>('projectComparison.summary.equal', '{after} has as many findings as {before}.', 'First sentence of the summary; before and after are the two versions'),
  same: msg<{ before: string; after: string }>('projectComparison.summary.same', 'No differences between {before} and {after}.', 'First sentence of the summary; before and after are the two versions'),
  moved: msg<{ came: number; went: number; stayed: number }>('projectComparison.summary.moved', '{came, number} new, {went, number} fixed, {stayed, number} unchanged.', 'Sentence of the summary; numbers of findings'),
  critical: msg<{ count: number }>(
    'projectComparison.summary.critical',
    '{count, plural, =0 {No new finding is critical.} one {# of the new findings is critical.} other {# of the new findings are critical.}}',
    'Sentence of the summary, after the number of new findings',
  ),
  lost: msg<{ lost: number; total: number }>(
    'projectComparison.summary.lost',
    '{lost, number} of {total, plural, one {# decision} other {# decisions}} did not carry over.',
    'Sentence of the summary: audit decisions of the earlier version, on findings that both versions have, that the later version lacks',
  ),
  kept: msg<{ total: number }>(
    'projectComparison.summary.kept',
    '{total, plural, one {The decision carried over.} other {All # decisions carried over.}}',
    'Sentence of the summary: audit decisions of the earlier version, on findings that both versions have',
  ),
  riskUp: msg<{ before: number; after: number }>('projectComparison.summary.riskUp', 'The risk score rose from {before, number} to {after, number}.', 'Sentence of the summary'),
  riskDown: msg<{ before: number; after: number }>('projectComparison.summary.riskDown', 'The risk score fell from {before, number} to {after, number}.', 'Sentence of the summary'),
  riskSame: msg<{ after: number }>('projectComparison.summary.riskSame', 'The risk score is still {after, number}.', 'Sentence of the summary'),
  componentsMoved: msg<{ added: number; removed: number; changed: number }>(
    'projectComparison.summary.componentsMoved',
    '{added, plural, one {# component} other {# components}} added, {removed, number} removed, {changed, number} changed.',
    'Sentence of the summary for users who cannot view findings',
  ),
  bare: msg<{ version: string }>('projectComparison.summary.bare', '{version} has no components. Upload a BOM to get a meaningful comparison.', 'Warning above the summary; version is one of the two versions'),
  newFindings: msg('projectComparison.summary.newFindings', 'New findings', 'Label of a count: only the later version has them'),
  fixedFindings: msg('projectComparison.summary.fixedFindings', 'Fixed findings', 'Label of a count: only the earlier version has them'),
  unchangedFindings: msg('projectComparison.summary.unchangedFindings', 'Unchanged findings', 'Label of a count: both versions have them'),
  components: subjectMessages.components,
  componentSteps: msg<{ added: number; removed: number; changed: number }>(
    'projectComparison.summary.componentSteps',
    '{added, number} added, {removed, number} removed, {changed, number} changed',
    'Below the number of components before and after; at most 40 characters',
  ),
  lostDecisions: msg('projectComparison.summary.lostDecisions', 'Decisions not carried over', 'Label of a count: audit decisions of the earlier version that the later one lacks'),
  ofDecisions: msg<{ total: number }>(
    'projectComparison.summary.ofDecisions',
    'of {total, number} on unchanged findings',
    'Below the number of decisions that did not carry over; total is the number of decisions on findings that both versions have',
  ),
  noDecisions: msg('projectComparison.summary.noDecisions', 'No decisions to carry over', 'Below the number 0 of decisions that did not carry over'),
  becomes: msg<{ before: number; after: number }>('projectComparison.summary.becomes', '{before, number} before, {after, number} after', 'Screen-reader text of a count before and after'),
};
