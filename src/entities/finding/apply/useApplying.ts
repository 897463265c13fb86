import { useCallback, useState } from 'react';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';

/** Whose decisions are applied. */
export interface AppliedFindings {
  /** Findings that are decided. */
  readonly sources: readonly FindingRow[];
  /** How many were selected as well and have no decision. */
  readonly undecided: number;
}

/** See {@link useApplying}. */
export type StartApplying = ReturnType<typeof useApplying>['start'];

/** Whether decisions are being applied elsewhere, and which. */
export function useApplying() {
  const [asked, setAsked] = useState<AppliedFindings | 'closed'>();
  return {
    /** What is to be applied. Undefined: the dialog is closed. */
    asked: asked === 'closed' ? undefined : asked,
    /** Whether the dialog was ever open; what it did can be taken back later. */
    hasBeenUsed: asked !== undefined,
    /** Opens the dialog. @param undecided - how many were selected as well and have no decision */
    start: useCallback(
      (sources: readonly FindingRow[], undecided = 0) => setAsked({ sources, undecided }),
      [],
    ),
    close: useCallback(() => setAsked('closed'), []),
  };
}
