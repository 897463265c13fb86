/** The parts of a decision about findings or policy violations, one or many. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const justification = msg('decision.justification', 'Justification', 'Field label of a decision, and button that opens its options for many findings, at most 20 characters');

export const response = msg('decision.response', 'Vendor response', 'Field label of a decision, and button that opens its options for many findings, at most 20 characters');

export const comment = msg('decision.comment', 'Comment', 'Field label of a comment for the audit trail, and button that opens it for many findings, at most 20 characters');

export const suppress = msg('decision.suppress', 'Suppress', 'Switch or button: hides findings from lists and counts, at most 20 characters');

export const analysis = msg('decision.analysis', 'Analysis', 'Field label of a decision, button that opens its options for many findings, table head, and filter, at most 18 characters');

export const commentPlaceholder = msg('decision.commentPlaceholder', 'Reason for your decision', 'Placeholder of the field decision.comment, at most 36 characters');

export const unprintable = msg<{ character: string }>('decision.unprintable', 'Remove the invisible character {character}.', 'Error below a text field; character is a code such as U+0000');

export const applyElsewhere = msg('decision.applyElsewhere', 'Apply elsewhere', 'Button of an open finding and of the bar over selected findings: opens the dialog applyDecisions.title, at most 20 characters');

// Not shared: a text about a decision; ui.states.details shows more of a failure.
export const details = msg('decision.details', 'Details', 'Field label of a text that explains the decision');

export const unchanged = msg('bulkAudit.unchanged', 'Leave unchanged', 'First option for each part of a decision: each finding keeps its own value');

export const bringBack = msg('bulkAudit.bringBack', 'Unsuppress', 'Button of the bar and option of the dialog for selected findings, at most 20 characters');

export const suppression = msg('bulkAudit.suppression', 'Suppression', 'Field label of the dialog; its options are bulkAudit.unchanged, decision.suppress, bulkAudit.bringBack');

export const chooseFirst = msg('bulkAudit.chooseFirst', 'Choose what to change.', 'Replaces the list of changes, and tooltip of the disabled button, while nothing is chosen');

// Not shared: head of a column.
export const oldAndNew = msg('bulkAudit.change', 'Change', 'Table head of the column with the old and new decision, at most 18 characters');

export const broughtBack = msg('bulkAudit.broughtBack', 'Unsuppressed', 'Part of the new decision about a finding: no longer suppressed');

export const changes = msg('bulkAudit.changes', 'Changes', 'Screen-reader name of the table with the planned changes');
export const skipAudited = msg<{ count: number }>('bulkAudit.leaveDecided', '{count, plural, other {Skip # already audited}}', 'Checkbox above the list of changes; count of findings');
export const noDecision = msg('findingDetail.nothingToApply', 'No decision yet.', 'Tooltip of the disabled button decision.applyElsewhere');
export const decision = msg('violationList.decision', 'Decision', 'Heading in an expanded row: analysis state and audit trail');
export const unaudited = msg('trends.unaudited', 'Unaudited', 'Band of a chart: without an audit decision');
export const audited = msg('trends.audited', 'Audited', 'Band of a chart: with an audit decision');
export const decisionSaved = msg<{ name: string }>('violationDecision.decided', 'Decision saved: {name}', 'Notice; name of a policy and of the component that violates it');
export const readOnly = msg<{ permission: string }>('violationDecision.readOnly', 'You need the “{permission}” permission to change this.', 'Below a decision that is read-only. permission: name of a permission');
