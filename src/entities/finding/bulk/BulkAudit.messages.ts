import { defineMessage } from 'react-intl';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import { messages as listSelectionMessages } from '../../../frames/list/listSelection.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import * as decisionMessages from '../../decision/decision.messages.js';
import { justificationMissing } from '../justification.messages.js';

export const bulkMessages = {
  bar: defineMessage({
    id: 'bulkAudit.bar',
    defaultMessage: 'Change selected findings',
    description: 'Name, for screen readers, of the bar that floats over the list while findings are selected',
  }),
  selected: defineMessage<{ readonly count: number }>({
    id: 'bulkAudit.selected',
    defaultMessage: '{count, number} selected',
    description: 'First words of the bar: how many findings are selected',
  }),
  decided: defineMessage<{ readonly count: number }>({
    id: 'bulkAudit.decided',
    defaultMessage: '{count, number} already audited',
    description:
      'In the bar: how many of the selected findings somebody has decided about, or suppressed, before',
  }),
  unlisted: defineMessage<{ readonly count: number }>({
    id: 'bulkAudit.unlisted',
    defaultMessage: '{count, number} not in the list now',
    description: 'In the bar: how many of the selected findings the filters hide',
  }),
  analysis: decisionMessages.analysis,
  justification: decisionMessages.justification,
  justificationMissing,
  response: decisionMessages.response,
  chosen: defineMessage<{ readonly field: string; readonly value: string }>({
    id: 'bulkAudit.chosen',
    defaultMessage: '{field}: {value}',
    description: 'Button of the bar once something is chosen, such as: Analysis: Not affected',
  }),
  unchanged: decisionMessages.unchanged,
  suppress: decisionMessages.suppress,
  bringBack: decisionMessages.bringBack,
  comment: decisionMessages.comment,
  preview: defineMessage({
    id: 'bulkAudit.preview',
    defaultMessage: 'Preview changes…',
    description: 'Main button of the bar: opens the dialog that lists what would change',
  }),
  applyElsewhere: decisionMessages.applyElsewhere,
  noneDecided: defineMessage({
    id: 'bulkAudit.noneDecided',
    defaultMessage: 'None of the selected findings is decided yet.',
    description: 'Why decision.applyElsewhere cannot be used',
  }),
  more: actionMessages.more,
  clear: listSelectionMessages.clear,
  title: defineMessage<{ readonly count: number }>({
    id: 'bulkAudit.title',
    defaultMessage: 'Change {count, plural, one {# finding} other {# findings}}?',
    description: 'Title of the dialog that lists what would change; count is how many are selected',
  }),
  leaveDecided: defineMessage<{ readonly count: number }>({
    id: 'bulkAudit.leaveDecided',
    defaultMessage:
      '{count, plural, one {Leave # already audited finding as it is} other {Leave # already audited findings as they are}}',
    description: 'Box to tick above the list of changes',
  }),
  changes: decisionMessages.changes,
  chooseFirst: decisionMessages.chooseFirst,
  noneChanges: defineMessage({
    id: 'bulkAudit.noneChanges',
    defaultMessage: 'All selected findings are as you want them already.',
    description: 'Instead of the list of changes, and as the reason why the button cannot be used',
  }),
  same: defineMessage<{ readonly count: number }>({
    id: 'bulkAudit.same',
    defaultMessage: '{count, plural, one {# finding stays as it is} other {# findings stay as they are}}',
    description: 'Below the list of changes: selected findings that are so already, or were left out',
  }),
  unsure: defineMessage<{ readonly count: number }>({
    id: 'bulkAudit.unsure',
    defaultMessage:
      '{count, plural, one {# of them may be so already; it then stays as it is} other {# of them may be so already; those stay as they are}}',
    description:
      'Below the list of changes: findings whose justification or response, which the list does not know, may be the wanted one already',
  }),
  vulnerability: subjectMessages.vulnerability,
  component: subjectMessages.component,
  apply: defineMessage<{ readonly count: number }>({
    id: 'bulkAudit.apply',
    defaultMessage: 'Change {count, plural, one {# finding} other {# findings}}',
    description: 'Main button of the dialog',
  }),
  applyUpTo: defineMessage<{ readonly count: number }>({
    id: 'bulkAudit.applyUpTo',
    defaultMessage: 'Change up to {count, plural, one {# finding} other {# findings}}',
    description: 'The same button while some of the findings may be as wanted already',
  }),
  running: defineMessage<{ readonly count: number }>({
    id: 'bulkAudit.running',
    defaultMessage: 'Changing {count, plural, one {# finding} other {# findings}}',
    description: 'Title of the dialog while decisions are saved one after the other',
  }),
  undoing: defineMessage<{ readonly count: number }>({
    id: 'bulkAudit.undoing',
    defaultMessage: 'Undoing the change of {count, plural, one {# finding} other {# findings}}',
    description: 'Title of the dialog while the earlier decisions are put back one after the other',
  }),
  changed: defineMessage<{ readonly done: number; readonly total: number; readonly refused: number }>({
    id: 'bulkAudit.changed',
    defaultMessage:
      '{done, number} of {total, plural, one {# finding} other {# findings}} changed{refused, plural, =0 {} other {, {refused, number} refused}}',
    description:
      'Title of a notice after it was stopped, or when the server refused some: 410 of 412 findings changed, 2 refused',
  }),
  changedAll: defineMessage<{ readonly done: number }>({
    id: 'bulkAudit.changedAll',
    defaultMessage: '{done, plural, one {# finding changed} other {# findings changed}}',
    description: 'Title of a notice: all selected findings were changed, or were so already',
  }),
  restored: defineMessage<{ readonly done: number; readonly total: number; readonly refused: number }>({
    id: 'bulkAudit.restored',
    defaultMessage:
      'Change undone for {done, number} of {total, plural, one {# finding} other {# findings}}{refused, plural, =0 {} other {, {refused, number} refused}}',
    description: 'Title of a notice after a change of many findings was only partly undone',
  }),
  restoredAll: defineMessage<{ readonly done: number }>({
    id: 'bulkAudit.restoredAll',
    defaultMessage: 'Change of {done, plural, one {# finding} other {# findings}} undone',
    description: 'Title of a notice after a change of many findings was undone',
  }),
  over: defineMessage<{ readonly count: number }>({
    id: 'bulkAudit.refusedTitle',
    defaultMessage: '{count, plural, one {# finding was} other {# findings were}} not changed',
    description:
      'Title of the dialog that says what came of each finding, or of a notice that lists those the server did not take',
  }),
  notRestored: defineMessage<{ readonly count: number }>({
    id: 'applyDecisions.notUndone',
    defaultMessage: '{count, plural, one {# finding} other {# findings}} could not be changed back',
    description: 'Title of the dialog that says what came of each finding, after undoing',
  }),
};
