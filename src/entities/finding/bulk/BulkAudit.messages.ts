import { msg } from '../../../i18n/msg.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import { messages as listSelectionMessages } from '../../../frames/list/listSelection.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import * as decisionMessages from '../../decision/decision.messages.js';
import { justificationMissing } from '../justification.messages.js';

export const bulkMessages = {
  bar: msg('bulkAudit.bar', 'Change selected findings', 'Name, for screen readers, of the bar that floats over the list while findings are selected'),
  selected: msg<{ count: number }>('bulkAudit.selected', '{count, number} selected', 'First words of the bar: how many findings are selected'),
  decided: msg<{ count: number }>('bulkAudit.decided', '{count, number} already audited', 'In the bar: how many of the selected findings somebody has decided about, or suppressed, before'),
  unlisted: msg<{ count: number }>('bulkAudit.unlisted', '{count, number} not in the list now', 'In the bar: how many of the selected findings the filters hide'),
  analysis: decisionMessages.analysis,
  justification: decisionMessages.justification,
  justificationMissing,
  response: decisionMessages.response,
  chosen: msg<{ field: string; value: string }>('bulkAudit.chosen', '{field}: {value}', 'Button of the bar once something is chosen, such as: Analysis: Not affected'),
  unchanged: decisionMessages.unchanged,
  suppress: decisionMessages.suppress,
  bringBack: decisionMessages.bringBack,
  comment: decisionMessages.comment,
  preview: msg('bulkAudit.preview', 'Preview changes…', 'Main button of the bar: opens the dialog that lists what would change'),
  applyElsewhere: decisionMessages.applyElsewhere,
  noneDecided: msg('bulkAudit.noneDecided', 'None of the selected findings is decided yet.', 'Why decision.applyElsewhere cannot be used'),
  more: actionMessages.more,
  clear: listSelectionMessages.clear,
  title: msg<{ count: number }>('bulkAudit.title', 'Change {count, plural, one {# finding} other {# findings}}?', 'Title of the dialog that lists what would change; count is how many are selected'),
  leaveDecided: msg<{ count: number }>('bulkAudit.leaveDecided', '{count, plural, one {Leave # already audited finding as it is} other {Leave # already audited findings as they are}}', 'Box to tick above the list of changes'),
  changes: decisionMessages.changes,
  chooseFirst: decisionMessages.chooseFirst,
  noneChanges: msg('bulkAudit.noneChanges', 'All selected findings are as you want them already.', 'Instead of the list of changes, and as the reason why the button cannot be used'),
  same: msg<{ count: number }>('bulkAudit.same', '{count, plural, one {# finding stays as it is} other {# findings stay as they are}}', 'Below the list of changes: selected findings that are so already, or were left out'),
  unsure: msg<{ count: number }>(
    'bulkAudit.unsure',
    '{count, plural, one {# of them may be so already; it then stays as it is} other {# of them may be so already; those stay as they are}}',
    'Below the list of changes: findings whose justification or response, which the list does not know, may be the wanted one already',
  ),
  vulnerability: subjectMessages.vulnerability,
  component: subjectMessages.component,
  apply: msg<{ count: number }>('bulkAudit.apply', 'Change {count, plural, one {# finding} other {# findings}}', 'Main button of the dialog'),
  applyUpTo: msg<{ count: number }>('bulkAudit.applyUpTo', 'Change up to {count, plural, one {# finding} other {# findings}}', 'The same button while some of the findings may be as wanted already'),
  running: msg<{ count: number }>('bulkAudit.running', 'Changing {count, plural, one {# finding} other {# findings}}', 'Title of the dialog while decisions are saved one after the other'),
  undoing: msg<{ count: number }>('bulkAudit.undoing', 'Undoing the change of {count, plural, one {# finding} other {# findings}}', 'Title of the dialog while the earlier decisions are put back one after the other'),
  changed: msg<{ done: number; total: number; refused: number }>(
    'bulkAudit.changed',
    '{done, number} of {total, plural, one {# finding} other {# findings}} changed{refused, plural, =0 {} other {, {refused, number} refused}}',
    'Title of a notice after it was stopped, or when the server refused some: 410 of 412 findings changed, 2 refused',
  ),
  changedAll: msg<{ done: number }>('bulkAudit.changedAll', '{done, plural, one {# finding changed} other {# findings changed}}', 'Title of a notice: all selected findings were changed, or were so already'),
  restored: msg<{ done: number; total: number; refused: number }>(
    'bulkAudit.restored',
    'Change undone for {done, number} of {total, plural, one {# finding} other {# findings}}{refused, plural, =0 {} other {, {refused, number} refused}}',
    'Title of a notice after a change of many findings was only partly undone',
  ),
  restoredAll: msg<{ done: number }>('bulkAudit.restoredAll', 'Change of {done, plural, one {# finding} other {# findings}} undone', 'Title of a notice after a change of many findings was undone'),
  over: msg<{ count: number }>(
    'bulkAudit.refusedTitle',
    '{count, plural, one {# finding was} other {# findings were}} not changed',
    'Title of the dialog that says what came of each finding, or of a notice that lists those the server did not take',
  ),
  notRestored: msg<{ count: number }>('applyDecisions.notUndone', '{count, plural, one {# finding} other {# findings}} could not be changed back', 'Title of the dialog that says what came of each finding, after undoing'),
};
