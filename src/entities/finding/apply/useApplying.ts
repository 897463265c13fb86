import { useCallback, useState } from 'react';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';

/** The findings whose decisions are applied. */
export interface AppliedFindings {
  /** Findings that are decided. */
  readonly sources: readonly FindingRow[];
  /** The number of other selected findings without a decision. */
  readonly undecided: number;
}

/** See {@link useApplying}. */
export type StartApplying = ReturnType<typeof useApplying>['start'];

/** Manages whether decisions are being applied elsewhere, and which ones. */
export function useApplying() {
  const [asked, setAsked] = useState<AppliedFindings | 'closed'>();
  return {
    /** The findings to apply. Undefined: the dialog is closed. */
    asked: asked === 'closed' ? undefined : asked,
    /** True when the dialog was ever open. Its changes can be undone later. */
    hasBeenUsed: asked !== undefined,
    /** Opens the dialog. @param undecided - how many were selected as well and have no decision */
    start: useCallback(
      (sources: readonly FindingRow[], undecided = 0) => setAsked({ sources, undecided }),
      [],
    ),
    close: useCallback(() => setAsked('closed'), []),
  };
}
