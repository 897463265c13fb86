/** The parts of a decision about findings or policy violations, one or many. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const justification = msg('decision.justification', 'Justification', 'Choice why a component is not affected, and the button that opens it for many findings');

export const response = msg('decision.response', 'Vendor response', 'Choice what the vendor does, and the button that opens it for many findings');

export const comment = msg('decision.comment', 'Comment', 'Label of a text that is added to the audit trail, and the button that opens it for many findings');

export const suppress = msg('decision.suppress', 'Suppress', 'Switch or choice: findings are dismissed from lists and counts');

export const analysis = msg('decision.analysis', 'Analysis', 'Choice of a decision of auditors, the button that opens it for many findings, head of the column with it, and name of a filter');

export const commentPlaceholder = msg('decision.commentPlaceholder', 'Why you decide so', 'In the empty comment field');

export const unprintable = msg<{ character: string }>('decision.unprintable', 'The server takes no invisible characters. Remove {character}.', 'Below a text field; character such as U+0000');

export const applyElsewhere = msg(
  'decision.applyElsewhere',
  'Apply to other versions…',
  'Button of an opened finding and of the bar over selected findings: opens the dialog that applies their decisions to the same findings of other versions and projects',
);

// Not shared: a text about a decision; ui.states.details shows more of a failure.
export const details = msg('decision.details', 'Details', 'Label of a text that explains the decision, and name of that part of it');

export const unchanged = msg('bulkAudit.unchanged', 'Leave as it is', 'First choice for each part of a decision: each finding keeps its own');

export const bringBack = msg('bulkAudit.bringBack', 'Bring back', 'Toggle of the bar and choice of the dialog: the selected findings are no longer to be suppressed');

export const suppression = msg('bulkAudit.suppression', 'Suppression', 'Field of the dialog with the choices: leave as it is, suppress, bring back');

export const chooseFirst = msg('bulkAudit.chooseFirst', 'Choose what to change.', 'Instead of the list of changes, and as the reason why the button cannot be used, while nothing is chosen');

export const oldAndNew = msg('bulkAudit.change', 'Old and new', 'Head of the column with the decision before and after');

export const broughtBack = msg('bulkAudit.broughtBack', 'Brought back', 'Part of the new decision about a finding: it is no longer suppressed');

export const changes = msg('bulkAudit.changes', 'Changes', 'Name of the table that lists what would change');
