import { defineMessage } from 'react-intl';
import * as decisionMessages from '../../decision/decision.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import { messages as listMessages } from '../list/violationList.messages.js';

export const messages = {
  chooseFirst: decisionMessages.chooseFirst,
  changes: decisionMessages.changes,
  component: subjectMessages.component,
  policy: listMessages.columnPolicy,
  analysis: decisionMessages.analysis,
  open: defineMessage({
    id: 'violationBulk.open',
    defaultMessage: 'Audit…',
    description:
      'Button of the bar over selected policy violations: opens the dialog that decides about all of them',
  }),
  title: defineMessage<{ readonly count: number }>({
    id: 'violationBulk.title',
    defaultMessage: 'Audit {count, plural, one {# policy violation} other {# policy violations}}',
    description: 'Title of the dialog that says what would change; count is how many are selected',
  }),
  commentHint: defineMessage({
    id: 'violationBulk.commentHint',
    defaultMessage: 'Added to the trail of every violation',
    description: 'Below the comment field',
  }),
  leaveDecided: defineMessage<{ readonly count: number }>({
    id: 'violationBulk.leaveDecided',
    defaultMessage:
      '{count, plural, one {Leave # already audited violation as it is} other {Leave # already audited violations as they are}}',
    description: 'Box to tick above the list of changes',
  }),
  noneChanges: defineMessage({
    id: 'violationBulk.noneChanges',
    defaultMessage: 'All selected violations are as you want them already.',
    description: 'Instead of the list of changes, and as the reason why the button cannot be used',
  }),
  same: defineMessage<{ readonly count: number }>({
    id: 'violationBulk.same',
    defaultMessage: '{count, plural, one {# violation stays as it is} other {# violations stay as they are}}',
    description: 'Below the list of changes: selected violations that are so already, or were left out',
  }),
  apply: defineMessage<{ readonly count: number }>({
    id: 'violationBulk.apply',
    defaultMessage: 'Change {count, plural, one {# violation} other {# violations}}',
    description: 'Main button of the dialog',
  }),
  running: defineMessage<{ readonly count: number }>({
    id: 'violationBulk.running',
    defaultMessage: 'Changing {count, plural, one {# violation} other {# violations}}',
    description: 'Title of the dialog while decisions are saved',
  }),
  undoing: defineMessage<{ readonly count: number }>({
    id: 'violationBulk.undoing',
    defaultMessage: 'Undoing the change of {count, plural, one {# violation} other {# violations}}',
    description: 'Title of the dialog while the earlier decisions are put back',
  }),
  over: defineMessage<{ readonly done: number; readonly total: number }>({
    id: 'violationBulk.changed',
    defaultMessage: '{done, number} of {total, plural, one {# violation} other {# violations}} changed',
    description: 'Title of the dialog that says what came of each violation, and of a notice',
  }),
  changedAll: defineMessage<{ readonly count: number }>({
    id: 'violationBulk.changedAll',
    defaultMessage: '{count, plural, one {# violation changed} other {# violations changed}}',
    description: 'Title of a notice: all selected violations were changed, or were so already',
  }),
  restored: defineMessage<{ readonly done: number; readonly total: number; readonly refused: number }>({
    id: 'violationBulk.restored',
    defaultMessage:
      'Change undone for {done, number} of {total, plural, one {# violation} other {# violations}}{refused, plural, =0 {} other {, {refused, number} refused}}',
    description: 'Title of a notice after a change of many violations was only partly undone',
  }),
  restoredAll: defineMessage<{ readonly count: number }>({
    id: 'violationBulk.restoredAll',
    defaultMessage: 'Change of {count, plural, one {# violation} other {# violations}} undone',
    description: 'Title of a notice',
  }),
  notRestored: defineMessage<{ readonly count: number }>({
    id: 'violationBulk.notRestored',
    defaultMessage: '{count, plural, one {# violation} other {# violations}} could not be changed back',
    description: 'Title of the dialog that says what came of each violation after undoing',
  }),
};
