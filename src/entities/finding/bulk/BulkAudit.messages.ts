import { msg } from '../../../i18n/msg.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import { messages as listSelectionMessages } from '../../../frames/list/listSelection.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import * as decisionMessages from '../../decision/decision.messages.js';
import { justificationMissing } from '../justification.messages.js';
import { noneChanges } from '../../../ui/layout/outcome.messages.js';
import { unchanged as outcomeUnchanged } from '../../../ui/layout/outcome.messages.js';
import { skipAudited } from '../../decision/decision.messages.js';

export const bulkMessages = {
  bar: msg('bulkAudit.bar', 'Audit selected findings', 'Screen-reader name of the bar over the list while findings are selected'),
  selected: msg<{ count: number }>('bulkAudit.selected', '{count, number} selected', 'First text of the bar: count of selected findings'),
  decided: msg<{ count: number }>('bulkAudit.decided', '{count, number} already audited', 'In the bar: count of selected findings that have a decision or are suppressed'),
  unlisted: msg<{ count: number }>('bulkAudit.unlisted', '{count, number} hidden by filters', 'In the bar: count of selected findings that are not in the filtered list'),
  analysis: decisionMessages.analysis,
  justification: decisionMessages.justification,
  justificationMissing,
  response: decisionMessages.response,
  chosen: msg<{ field: string; value: string }>('bulkAudit.chosen', '{field}: {value}', 'Button of the bar with a chosen value, such as: Analysis: Not affected'),
  unchanged: decisionMessages.unchanged,
  suppress: decisionMessages.suppress,
  bringBack: decisionMessages.bringBack,
  comment: decisionMessages.comment,
  preview: msg('bulkAudit.preview', 'Preview changes', 'Main button of the bar: opens the dialog with the planned changes, at most 20 characters'),
  applyElsewhere: decisionMessages.applyElsewhere,
  noneDecided: msg('bulkAudit.noneDecided', 'No selected finding has a decision.', 'Tooltip of the disabled button decision.applyElsewhere'),
  more: actionMessages.more,
  clear: listSelectionMessages.clear,
  title: msg<{ count: number }>('bulkAudit.title', 'Update {count, plural, one {# finding} other {# findings}}?', 'Title of the dialog with the planned changes; count of selected findings'),
  leaveDecided: skipAudited,
  changes: decisionMessages.changes,
  chooseFirst: decisionMessages.chooseFirst,
  noneChanges,
  same: outcomeUnchanged,
  unsure: msg<{ count: number }>(
    'bulkAudit.unsure',
    '{count, plural, other {# may already be up to date}}',
    'Below the list of changes: count of findings that may already have the new justification or response, which the list does not load',
  ),
  vulnerability: subjectMessages.vulnerability,
  component: subjectMessages.component,
  apply: msg<{ count: number }>('bulkAudit.apply', 'Update {count, plural, one {# finding} other {# findings}}', 'Main button of the dialog; count of findings'),
  applyUpTo: msg<{ count: number }>('bulkAudit.applyUpTo', 'Update up to {count, plural, one {# finding} other {# findings}}', 'As bulkAudit.apply, while some of the findings may already be up to date'),
  running: msg<{ count: number }>('bulkAudit.running', 'Updating {count, plural, one {# finding} other {# findings}}…', 'Title of the dialog while decisions are saved'),
  undoing: msg<{ count: number }>('bulkAudit.undoing', 'Undoing changes to {count, plural, one {# finding} other {# findings}}…', 'Title of the dialog while the earlier decisions are restored'),
  changed: msg<{ done: number; total: number; refused: number }>(
    'bulkAudit.changed',
    '{done, number} of {total, plural, one {# finding} other {# findings}} updated{refused, plural, =0 {} other {, {refused, number} failed}}',
    'Title of a notice after a stopped or partly failed update; done of total findings, refused is the count of failures',
  ),
  changedAll: msg<{ done: number }>('bulkAudit.changedAll', '{done, plural, one {# finding updated} other {# findings updated}}', 'Title of a notice: all selected findings are updated; done is their count'),
  restored: msg<{ done: number; total: number; refused: number }>(
    'bulkAudit.restored',
    'Changes to {done, number} of {total, plural, one {# finding} other {# findings}} undone{refused, plural, =0 {} other {, {refused, number} failed}}',
    'Title of a notice after a partly failed undo; done of total findings, refused is the count of failures',
  ),
  restoredAll: msg<{ done: number }>('bulkAudit.restoredAll', 'Changes to {done, plural, one {# finding} other {# findings}} undone', 'Title of a notice after a complete undo; done is the count of findings'),
  over: msg<{ count: number }>('bulkAudit.refusedTitle', 'Could not update {count, plural, one {# finding} other {# findings}}', 'Title of the dialog or notice that lists findings with failed updates; count of findings'),
  notRestored: msg<{ count: number }>('applyDecisions.notUndone', 'Could not restore {count, plural, one {# finding} other {# findings}}', 'Title of the dialog with the result for each finding after an undo; count of failures'),
};
