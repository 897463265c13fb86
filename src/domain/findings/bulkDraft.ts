/** The parts of a change to many findings that the list itself needs. `bulkChange` makes the change. */
import type { AnalysisJustification, AnalysisResponse, AnalysisState } from '../../schema/enumerations.js';
import type { FindingRow } from './FindingRow.js';

/** The changes to many findings in one step. Absent parts keep the value of each finding. */
export interface BulkChange {
  readonly state?: AnalysisState;
  /** Counts where the state is, or becomes, one that a justification explains. */
  readonly justification?: AnalysisJustification;
  readonly response?: AnalysisResponse;
  readonly isSuppressed?: boolean;
  /** To be added to every trail. */
  readonly comment: string;
}

/** Nothing is to change. */
export const NO_BULK_CHANGE: BulkChange = { comment: '' };

/** Returns the part of a change that the next selection keeps: its comment. Choices are reset. */
export function typedOf({ comment }: BulkChange): BulkChange {
  return comment.trim() === '' ? NO_BULK_CHANGE : { comment };
}

/**
 * Returns the change with suppression added or removed again. If all findings are suppressed, it unsuppresses
 * them.
 */
export function toggledSuppression(change: BulkChange, rows: readonly FindingRow[]): BulkChange {
  const isSuppressed = suppressionOffered(rows);
  return { ...change, isSuppressed: change.isSuppressed === isSuppressed ? undefined : isSuppressed };
}

/** Returns true when the findings can be suppressed. False when all of them are, and can be unsuppressed. */
export function suppressionOffered(rows: readonly FindingRow[]): boolean {
  return !rows.every((row) => row.isSuppressed);
}
