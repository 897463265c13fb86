import { msg } from '../../../i18n/msg.js';
import * as decisionMessages from '../../decision/decision.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import { messages as listMessages } from '../list/violationList.messages.js';

export const messages = {
  chooseFirst: decisionMessages.chooseFirst,
  changes: decisionMessages.changes,
  component: subjectMessages.component,
  policy: listMessages.columnPolicy,
  analysis: decisionMessages.analysis,
  open: msg('violationBulk.open', 'Audit…', 'Button of the bar over selected policy violations: opens the dialog that decides about all of them'),
  title: msg<{ count: number }>('violationBulk.title', 'Audit {count, plural, one {# policy violation} other {# policy violations}}', 'Title of the dialog that says what would change; count is how many are selected'),
  commentHint: msg('violationBulk.commentHint', 'Added to the trail of every violation', 'Below the comment field'),
  leaveDecided: msg<{ count: number }>('violationBulk.leaveDecided', '{count, plural, one {Leave # already audited violation as it is} other {Leave # already audited violations as they are}}', 'Box to tick above the list of changes'),
  noneChanges: msg('violationBulk.noneChanges', 'All selected violations are as you want them already.', 'Instead of the list of changes, and as the reason why the button cannot be used'),
  same: msg<{ count: number }>('violationBulk.same', '{count, plural, one {# violation stays as it is} other {# violations stay as they are}}', 'Below the list of changes: selected violations that are so already, or were left out'),
  apply: msg<{ count: number }>('violationBulk.apply', 'Change {count, plural, one {# violation} other {# violations}}', 'Main button of the dialog'),
  running: msg<{ count: number }>('violationBulk.running', 'Changing {count, plural, one {# violation} other {# violations}}', 'Title of the dialog while decisions are saved'),
  undoing: msg<{ count: number }>('violationBulk.undoing', 'Undoing the change of {count, plural, one {# violation} other {# violations}}', 'Title of the dialog while the earlier decisions are put back'),
  over: msg<{ done: number; total: number }>('violationBulk.changed', '{done, number} of {total, plural, one {# violation} other {# violations}} changed', 'Title of the dialog that says what came of each violation, and of a notice'),
  changedAll: msg<{ count: number }>('violationBulk.changedAll', '{count, plural, one {# violation changed} other {# violations changed}}', 'Title of a notice: all selected violations were changed, or were so already'),
  restored: msg<{ done: number; total: number; refused: number }>(
    'violationBulk.restored',
    'Change undone for {done, number} of {total, plural, one {# violation} other {# violations}}{refused, plural, =0 {} other {, {refused, number} refused}}',
    'Title of a notice after a change of many violations was only partly undone',
  ),
  restoredAll: msg<{ count: number }>('violationBulk.restoredAll', 'Change of {count, plural, one {# violation} other {# violations}} undone', 'Title of a notice'),
  notRestored: msg<{ count: number }>('violationBulk.notRestored', '{count, plural, one {# violation} other {# violations}} could not be changed back', 'Title of the dialog that says what came of each violation after undoing'),
};
