/** What every change of many things says, whatever the things are. */
import { defineMessage } from 'react-intl';

export const messages = {
  progress: defineMessage<{ readonly done: number; readonly total: number; readonly refused: number }>({
    id: 'bulkAudit.progress',
    defaultMessage:
      '{done, number} of {total, number} saved{refused, plural, =0 {} other {, {refused, number} refused}}',
    description: 'How far it is: 268 of 412 saved, 2 refused',
  }),
  waiting: defineMessage({
    id: 'bulkAudit.waiting',
    defaultMessage: 'Saving has paused',
    description: 'Title of a note: the session ended or the connection broke; the reason follows',
  }),
  continue: defineMessage({
    id: 'bulkAudit.continue',
    defaultMessage: 'Continue',
    description: 'Button of that note: goes on with the findings that are left',
  }),
  stopping: defineMessage({
    id: 'bulkAudit.stopping',
    defaultMessage: 'Stopping',
    description: 'On the button after it was pressed, until what was begun is answered',
  }),
  // Not shared: what came of a change, not what a comparison found.
  outcome: defineMessage({
    id: 'applyDecisions.outcome',
    defaultMessage: 'Outcome',
    description: 'Head of a column: what came of each finding, and name of the table',
  }),
  // Not shared: what came of a change, not a mark at a field.
  changed: defineMessage({
    id: 'violationBulk.isChanged',
    defaultMessage: 'Changed',
    description: 'Outcome for one violation',
  }),
  same: defineMessage({
    id: 'projectComparison.carry.already',
    defaultMessage: 'Was so already',
    description:
      'Result for one decision: the later version has the same decision meanwhile; nothing was sent',
  }),
  left: defineMessage({
    id: 'applyDecisions.leftOut',
    defaultMessage: 'Not begun',
    description: 'Outcome for one finding after it was stopped',
  }),
  refused: defineMessage<{ readonly reason: string }>({
    id: 'applyDecisions.refused',
    defaultMessage: 'Not changed: {reason}',
    description: 'Outcome for one finding, with the reason as a sentence',
  }),
  restored: defineMessage({
    id: 'applyDecisions.restored',
    defaultMessage: 'Changed back',
    description: 'Outcome for one finding after undoing',
  }),
  alreadySo: defineMessage<{ readonly count: number }>({
    id: 'bulkAudit.alreadySo',
    defaultMessage: '{count, plural, one {# was} other {# were}} so already.',
    description:
      'Second line of the notice: selected findings that had the chosen values before; nothing was sent',
  }),
  stillSelected: defineMessage<{ readonly count: number }>({
    id: 'bulkAudit.left',
    defaultMessage: '{count, plural, one {# is still selected} other {# are still selected}}.',
    description: 'Second line of the notice: findings that were not begun or were refused',
  }),
  changeFields: defineMessage({
    id: 'projectBulk.changeElse',
    defaultMessage: 'Change the fields',
    description:
      'Button in the dialog after a part failed: back to what can be typed, for those that are left',
  }),
  undoSaved: defineMessage({
    id: 'bulkAudit.undoSaved',
    defaultMessage: 'Undo what was saved',
    description:
      'Button of the dialog with the refused findings: the others get their earlier decisions back',
  }),
  showRefused: defineMessage({
    id: 'bulkAudit.showRefused',
    defaultMessage: 'Show the refused ones',
    description: 'Button of the notice: lists the findings the server did not take, with its reasons',
  }),
};
