import { takesJustification, type AuditDraft } from './auditDraft.js';
import type { BulkChange } from './bulkDraft.js';
import type { FindingRow } from './FindingRow.js';

/** The decision before and after a change, as far as a list shows it. */
export interface BulkStep {
  readonly row: FindingRow;
  readonly from: ShownDecision;
  readonly to: ShownDecision;
  /**
   * True when it certainly changes. Otherwise, it may already be so in a part that no list shows, such as the
   * response.
   */
  readonly isSure: boolean;
}

/** The part of a decision that a list of findings shows. */
export interface ShownDecision {
  readonly state: string;
  readonly isSuppressed: boolean;
}

/** Returns true when the change leaves everything unchanged. */
export function isEmptyChange({
  state,
  justification,
  response,
  isSuppressed,
  comment,
}: BulkChange): boolean {
  return (
    [state, justification, response, isSuppressed].every((part) => part === undefined) && !comment.trim()
  );
}

/** One decision with the change made. */
export function changedDraft(before: AuditDraft, change: BulkChange): AuditDraft {
  const state = change.state ?? before.state;
  return {
    state,
    justification: takesJustification(state) ? (change.justification ?? before.justification) : 'NOT_SET',
    response: change.response ?? before.response,
    details: before.details,
    comment: change.comment.trim(),
    isSuppressed: change.isSuppressed ?? before.isSuppressed,
  };
}

/** Returns true when someone has already decided on a finding. */
export function isDecided({ state = 'NOT_SET', isSuppressed }: FindingRow): boolean {
  return isSuppressed || state !== 'NOT_SET';
}

/**
 * Counts the findings that the change certainly leaves without the justification that their state requires.
 * Lists do not show which justification a finding has.
 */
export function countUnjustified(steps: readonly BulkStep[], { justification }: BulkChange): number {
  if (justification !== undefined && justification !== 'NOT_SET') return 0;
  return steps.filter(
    ({ from, to }) => to.state === 'NOT_AFFECTED' && (justification === 'NOT_SET' || from.state !== to.state),
  ).length;
}

/**
 * Returns the effect of the change on each finding. Findings that do not change, as far as the list shows,
 * are left out.
 */
export function stepsOf(rows: readonly FindingRow[], change: BulkChange): BulkStep[] {
  const { state, justification, response, comment } = change;
  return rows.flatMap((row) => {
    const from = { state: row.state ?? 'NOT_SET', isSuppressed: row.isSuppressed };
    const to = { state: state ?? from.state, isSuppressed: change.isSuppressed ?? from.isSuppressed };
    const isJustified = justification !== undefined && to.state === 'NOT_AFFECTED';
    const isSame = from.state === to.state && from.isSuppressed === to.isSuppressed;
    const isSure = !isSame || comment.trim() !== '';
    return isSure || isJustified || response !== undefined ? [{ row, from, to, isSure }] : [];
  });
}
