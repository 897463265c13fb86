import { msg } from '../../../i18n/msg.js';
import * as factMessages from '../../../entities/vulnerability/vulnerabilityFact.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import { noMatch } from '../../../ui/layout/outcome.messages.js';
import { findingMessages } from './ComparedFindings.messages.js';

export const lostMessages = {
  label: msg('projectComparison.lost.title', 'Decisions that did not carry over', 'Heading and name of the list of audit decisions of the earlier version that the later one lacks'),
  note: msg<{ lost: number; total: number }>(
    'projectComparison.lost.note',
    '{lost, number} of {total, number} on unchanged findings',
    'Beside the heading “Decisions that did not carry over”; total is the number of decisions on findings that both versions have',
  ),
  none: msg('projectComparison.lost.none', 'All decisions carried over', 'Replaces the list once every decision carried over'),
  severity: factMessages.severity,
  vulnerability: subjectMessages.vulnerability,
  component: subjectMessages.component,
  analysisIn: findingMessages.analysisIn,
  selected: msg('projectComparison.findings.selected', 'Selected decisions', 'Screen-reader name of the bar shown while findings that were not carried over are selected'),
  carrySelected: msg('projectComparison.findings.carrySelected', 'Carry over', 'Button in that bar: opens the dialog that lists the selected decisions. At most 20 characters'),
  carryAll: msg<{ count: number }>(
    'projectComparison.findings.carryAll',
    'Carry over {count, plural, one {# decision} other {# decisions}}',
    'Button above the list: opens the dialog that lists all decisions that were not carried over; count is their number',
  ),
  noMatch,
};
