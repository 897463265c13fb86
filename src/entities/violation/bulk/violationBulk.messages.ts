import { msg } from '../../../i18n/msg.js';
import * as decisionMessages from '../../decision/decision.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import { messages as listMessages } from '../list/violationList.messages.js';
import { commentHint } from '../../decision/decisionRun.messages.js';
import { noneChanges } from '../../../ui/layout/outcome.messages.js';
import { unchanged } from '../../../ui/layout/outcome.messages.js';
import { skipAudited } from '../../decision/decision.messages.js';

export const messages = {
  chooseFirst: decisionMessages.chooseFirst,
  changes: decisionMessages.changes,
  component: subjectMessages.component,
  policy: listMessages.columnPolicy,
  analysis: decisionMessages.analysis,
  // Not shared: the verb.
  open: msg('violationBulk.open', 'Audit', 'Button in the bar over selected policy violations that opens a dialog (at most 20 characters)'),
  title: msg<{ count: number }>('violationBulk.title', 'Audit {count, plural, one {# policy violation} other {# policy violations}}', 'Title of the dialog that previews the changes; count is the number of selected violations'),
  commentHint,
  leaveDecided: skipAudited,
  noneChanges,
  same: unchanged,
  apply: msg<{ count: number }>('violationBulk.apply', 'Update {count, plural, one {# violation} other {# violations}}', 'Main button of the dialog (at most 20 characters); count is the number of violations to change'),
  running: msg<{ count: number }>('violationBulk.running', 'Updating {count, plural, one {# violation} other {# violations}}', 'Title of the dialog while decisions are saved; count is the number of violations'),
  undoing: msg<{ count: number }>('violationBulk.undoing', 'Undoing changes to {count, plural, one {# violation} other {# violations}}', 'Title of the dialog while earlier decisions are restored; count is the number of violations'),
  over: msg<{ done: number; total: number }>(
    'violationBulk.changed',
    '{done, number} of {total, plural, one {# violation} other {# violations}} updated',
    'Title of the dialog with a result for each violation, and of a notice; done is the number of changed ones',
  ),
  changedAll: msg<{ count: number }>('violationBulk.changedAll', '{count, plural, one {# violation updated} other {# violations updated}}', 'Title of a notice: all selected violations have the new decision; count is their number'),
  restored: msg<{ done: number; total: number; refused: number }>(
    'violationBulk.restored',
    'Change undone for {done, number} of {total, plural, one {# violation} other {# violations}}{refused, plural, =0 {} other {, {refused, number} failed}}',
    'Title of a notice after a partly failed undo; done, total and refused are counts of violations',
  ),
  restoredAll: msg<{ count: number }>('violationBulk.restoredAll', 'Changes to {count, plural, one {# violation} other {# violations}} undone', 'Title of a notice; count is the number of violations'),
  notRestored: msg<{ count: number }>(
    'violationBulk.notRestored',
    'Could not undo changes to {count, plural, one {# violation} other {# violations}}',
    'Title of the dialog with a result for each violation after a failed undo; count is the number of failed ones',
  ),
};
