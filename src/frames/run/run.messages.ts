/** The messages of every change of many items, whatever the items are. */
import { msg } from '../../i18n/msg.js';
import { resume } from '../../ui/controls/actions.messages.js';

export const messages = {
  progress: msg<{ done: number; total: number; refused: number }>(
    'bulkAudit.progress',
    '{done, number} of {total, number} saved{refused, plural, =0 {} other {, {refused, number} failed}}',
    'Progress of a bulk change. refused: number of failed rows',
  ),
  waiting: msg('bulkAudit.waiting', 'Saving paused', 'Title of a note after the session ended or the connection broke. The reason follows'),
  continue: resume,
  stopping: msg('bulkAudit.stopping', 'Stopping…', 'On the Stop button after it is pressed, until pending requests are answered'),
  // Not shared: the result of a change, not of a comparison.
  outcome: msg('applyDecisions.outcome', 'Result', 'Table head: result for each of many rows, and name of the table. At most 18 characters'),
  // Not shared: the result of a change, not a mark at a field.
  changed: msg('violationBulk.isChanged', 'Updated', 'Result for one of many rows. At most 14 characters'),
  same: msg('projectComparison.carry.already', 'No change needed', 'Result for one of many rows: it already had the values, nothing was sent'),
  left: msg('applyDecisions.leftOut', 'Not started', 'Result for one of many rows after the operation was stopped'),
  refused: msg<{ reason: string }>('applyDecisions.refused', 'Not updated: {reason}', 'Result for one of many rows. reason: a sentence'),
  restored: msg('applyDecisions.restored', 'Restored', 'Result for one of many rows after undoing'),
  alreadySo: msg<{ count: number }>('bulkAudit.alreadySo', '{count, plural, other {# already had these values.}}', 'Second line of the notice: rows that needed no change'),
  stillSelected: msg<{ count: number }>('bulkAudit.left', '{count, plural, other {# still selected.}}', 'Second line of the notice: rows that were not started or were rejected'),
  changeFields: msg('projectBulk.changeElse', 'Edit fields', 'Button in the dialog after a part failed: back to the fields, for the remaining rows'),
  undoSaved: msg('bulkAudit.undoSaved', 'Undo saved changes', 'Button of the dialog with the failed rows: the others get their old values back'),
  showRefused: msg('bulkAudit.showRefused', 'Show failed findings', 'Button of the notice: opens the dialog with the failed findings and the reasons'),
};
