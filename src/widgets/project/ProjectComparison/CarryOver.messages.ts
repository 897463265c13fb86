import { msg } from '../../../i18n/msg.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import { findingMessages } from './ComparedFindings.messages.js';
import { lostMessages } from './LostDecisions.messages.js';

export const carryMessages = {
  vulnerability: subjectMessages.vulnerability,
  component: subjectMessages.component,
  analysisIn: findingMessages.analysisIn,
  title: msg<{ count: number; version: string }>(
    'projectComparison.carry.title',
    'Carry over {count, plural, one {# decision} other {# decisions}} to {version}?',
    'Title of the dialog that lists decisions of the earlier version that the later one lacks. version is the later one',
  ),
  whole: msg('projectComparison.carry.whole', 'Includes justification, vendor response, details, and suppression. Decisions made there in the meantime are kept.', 'Below the title of the dialog. “There” is the later version'),
  firstComment: msg<{ project: string }>('projectComparison.carry.firstComment', 'Carried over from {project}.', 'Initial text of the comment field, saved in the audit trail. project is such as “web-shop 1.9.0”'),
  list: msg('projectComparison.carry.list', 'Decisions to carry over', 'Screen-reader name of the table of the dialog'),
  apply: lostMessages.carryAll,
  running: msg<{ count: number }>('projectComparison.carry.running', 'Carrying over {count, plural, one {# decision} other {# decisions}}…', 'Title of the dialog while decisions are saved'),
  undoing: msg<{ count: number }>('projectComparison.carry.undoing', 'Undoing {count, plural, one {# decision} other {# decisions}}…', 'Title of the dialog while decisions carried over are undone'),
  ended: msg<{ done: number; total: number }>(
    'projectComparison.carry.ended',
    '{done, number} of {total, plural, one {# decision} other {# decisions}} carried over',
    'Title of the dialog and of a notice afterwards, such as: 410 of 412 decisions carried over',
  ),
  takenBackCount: msg<{ done: number; total: number }>(
    'projectComparison.carry.takenBackCount',
    '{done, number} of {total, plural, one {# decision} other {# decisions}} undone',
    'Title of a notice after undoing, and of the dialog that lists the result for each',
  ),
  done: msg('projectComparison.carry.done', 'Carried over', 'Result for one decision'),
  withdrawn: msg('projectComparison.carry.withdrawn', 'The original decision was removed in the meantime.', 'Reason why a decision was not carried over: the earlier version no longer has one'),
};
