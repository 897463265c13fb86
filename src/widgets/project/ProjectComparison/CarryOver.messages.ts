import { msg } from '../../../i18n/msg.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import { findingMessages } from './ComparedFindings.messages.js';

export const carryMessages = {
  vulnerability: subjectMessages.vulnerability,
  component: subjectMessages.component,
  analysisIn: findingMessages.analysisIn,
  title: msg<{ count: number; version: string }>(
    'projectComparison.carry.title',
    'Carry {count, plural, one {# decision} other {# decisions}} over to {version}?',
    'Title of the dialog that lists decisions of the earlier version that the later one lacks; version of the project',
  ),
  whole: msg('projectComparison.carry.whole', 'Justification, response, details and suppression come along. What somebody decides meanwhile stays as it is.', 'Below the title of the dialog'),
  firstComment: msg<{ project: string }>('projectComparison.carry.firstComment', 'Carried over from {project}.', 'What stands in the comment field at first; project such as “web-shop 1.9.0”. It becomes part of the audit trail.'),
  list: msg('projectComparison.carry.list', 'Decisions to carry over', 'Name of the table of the dialog, for screen readers'),
  apply: msg<{ count: number }>('projectComparison.carry.apply', 'Carry over {count, plural, one {# decision} other {# decisions}}', 'Main button of the dialog'),
  running: msg<{ count: number }>('projectComparison.carry.running', 'Carrying over {count, plural, one {# decision} other {# decisions}}', 'Title of the dialog while decisions are saved one after the other'),
  undoing: msg<{ count: number }>('projectComparison.carry.undoing', 'Taking back {count, plural, one {# decision} other {# decisions}}', 'Title of the dialog while what was carried over is taken back'),
  ended: msg<{ done: number; total: number }>(
    'projectComparison.carry.ended',
    '{done, number} of {total, plural, one {# decision} other {# decisions}} carried over',
    'Title of the dialog, and of a notice, afterwards: 410 of 412 decisions carried over',
  ),
  takenBackCount: msg<{ done: number; total: number }>(
    'projectComparison.carry.takenBackCount',
    '{done, number} of {total, plural, one {# decision} other {# decisions}} taken back',
    'Title of a notice after what was carried over was taken back, and of the dialog that says it of each',
  ),
  done: msg('projectComparison.carry.done', 'Carried over', 'Result for one decision'),
  withdrawn: msg('projectComparison.carry.withdrawn', 'The decision was taken back there meanwhile. There is nothing to carry over.', 'Reason why a decision was not carried over: the earlier version has none any more'),
};
