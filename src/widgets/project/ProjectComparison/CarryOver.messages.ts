import { defineMessage } from 'react-intl';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import { findingMessages } from './ComparedFindings.messages.js';

export const carryMessages = {
  vulnerability: subjectMessages.vulnerability,
  component: subjectMessages.component,
  analysisIn: findingMessages.analysisIn,
  title: defineMessage<{ readonly count: number; readonly version: string }>({
    id: 'projectComparison.carry.title',
    defaultMessage: 'Carry {count, plural, one {# decision} other {# decisions}} over to {version}?',
    description:
      'Title of the dialog that lists decisions of the earlier version that the later one lacks; version of the project',
  }),
  whole: defineMessage({
    id: 'projectComparison.carry.whole',
    defaultMessage:
      'Justification, response, details and suppression come along. What somebody decides meanwhile stays as it is.',
    description: 'Below the title of the dialog',
  }),
  firstComment: defineMessage<{ readonly project: string }>({
    id: 'projectComparison.carry.firstComment',
    defaultMessage: 'Carried over from {project}.',
    description:
      'What stands in the comment field at first; project such as “web-shop 1.9.0”. It becomes part of the audit trail.',
  }),
  list: defineMessage({
    id: 'projectComparison.carry.list',
    defaultMessage: 'Decisions to carry over',
    description: 'Name of the table of the dialog, for screen readers',
  }),
  apply: defineMessage<{ readonly count: number }>({
    id: 'projectComparison.carry.apply',
    defaultMessage: 'Carry over {count, plural, one {# decision} other {# decisions}}',
    description: 'Main button of the dialog',
  }),
  running: defineMessage<{ readonly count: number }>({
    id: 'projectComparison.carry.running',
    defaultMessage: 'Carrying over {count, plural, one {# decision} other {# decisions}}',
    description: 'Title of the dialog while decisions are saved one after the other',
  }),
  undoing: defineMessage<{ readonly count: number }>({
    id: 'projectComparison.carry.undoing',
    defaultMessage: 'Taking back {count, plural, one {# decision} other {# decisions}}',
    description: 'Title of the dialog while what was carried over is taken back',
  }),
  ended: defineMessage<{ readonly done: number; readonly total: number }>({
    id: 'projectComparison.carry.ended',
    defaultMessage: '{done, number} of {total, plural, one {# decision} other {# decisions}} carried over',
    description: 'Title of the dialog, and of a notice, afterwards: 410 of 412 decisions carried over',
  }),
  takenBackCount: defineMessage<{ readonly done: number; readonly total: number }>({
    id: 'projectComparison.carry.takenBackCount',
    defaultMessage: '{done, number} of {total, plural, one {# decision} other {# decisions}} taken back',
    description:
      'Title of a notice after what was carried over was taken back, and of the dialog that says it of each',
  }),
  done: defineMessage({
    id: 'projectComparison.carry.done',
    defaultMessage: 'Carried over',
    description: 'Result for one decision',
  }),
  withdrawn: defineMessage({
    id: 'projectComparison.carry.withdrawn',
    defaultMessage: 'The decision was taken back there meanwhile. There is nothing to carry over.',
    description: 'Reason why a decision was not carried over: the earlier version has none any more',
  }),
};
