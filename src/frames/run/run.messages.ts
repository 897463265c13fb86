/** What every change of many things says, whatever the things are. */
import { msg } from '../../i18n/msg.js';

export const messages = {
  progress: msg<{ done: number; total: number; refused: number }>('bulkAudit.progress', '{done, number} of {total, number} saved{refused, plural, =0 {} other {, {refused, number} refused}}', 'How far it is: 268 of 412 saved, 2 refused'),
  waiting: msg('bulkAudit.waiting', 'Saving has paused', 'Title of a note: the session ended or the connection broke; the reason follows'),
  continue: msg('bulkAudit.continue', 'Continue', 'Button of that note: goes on with those that are left'),
  stopping: msg('bulkAudit.stopping', 'Stopping', 'On the button after it was pressed, until what was begun is answered'),
  // Not shared: what came of a change, not what a comparison found.
  outcome: msg('applyDecisions.outcome', 'Outcome', 'Head of a column: what came of each of many things, and name of the table'),
  // Not shared: what came of a change, not a mark at a field.
  changed: msg('violationBulk.isChanged', 'Changed', 'Outcome for one of many things'),
  same: msg('projectComparison.carry.already', 'Was so already', 'Outcome for one of many things: it was as wanted before; nothing was sent'),
  left: msg('applyDecisions.leftOut', 'Not begun', 'Outcome for one of many things after it was stopped'),
  refused: msg<{ reason: string }>('applyDecisions.refused', 'Not changed: {reason}', 'Outcome for one of many things, with the reason as a sentence'),
  restored: msg('applyDecisions.restored', 'Changed back', 'Outcome for one of many things after undoing'),
  alreadySo: msg<{ count: number }>('bulkAudit.alreadySo', '{count, plural, one {# was} other {# were}} so already.', 'Second line of the notice: how many were as wanted before; nothing was sent'),
  stillSelected: msg<{ count: number }>('bulkAudit.left', '{count, plural, one {# is still selected} other {# are still selected}}.', 'Second line of the notice: how many were not begun or were refused'),
  changeFields: msg('projectBulk.changeElse', 'Change the fields', 'Button in the dialog after a part failed: back to what can be typed, for those that are left'),
  undoSaved: msg('bulkAudit.undoSaved', 'Undo what was saved', 'Button of the dialog with those that were refused: the others get back what they had'),
  showRefused: msg('bulkAudit.showRefused', 'Show the refused ones', 'Button of the notice: opens the dialog with those that the server did not take, and its reasons'),
};
