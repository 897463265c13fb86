/** What the list itself needs of a change to many findings; what makes the change is `bulkChange`. */
import type { AnalysisJustification, AnalysisResponse, AnalysisState } from '../../schema/enumerations.js';
import type { FindingRow } from './FindingRow.js';

/** What is to change about many findings at once; what is absent stays as each of them has it. */
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

/** The part of a change that the next selection keeps: its comment. Choices start anew. */
export function typedOf({ comment }: BulkChange): BulkChange {
  return comment.trim() === '' ? NO_BULK_CHANGE : { comment };
}

/** The change with suppression added or taken out again; of findings that are all suppressed, it brings them back. */
export function toggledSuppression(change: BulkChange, rows: readonly FindingRow[]): BulkChange {
  const isSuppressed = suppressionOffered(rows);
  return { ...change, isSuppressed: change.isSuppressed === isSuppressed ? undefined : isSuppressed };
}

/** Whether the findings can be suppressed; false: all of them are, and can be brought back. */
export function suppressionOffered(rows: readonly FindingRow[]): boolean {
  return !rows.every((row) => row.isSuppressed);
}
