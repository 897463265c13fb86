import { useMemo, useState } from 'react';
import { getAnalysis } from '../../../api/analyses.js';
import { analysisKeyOf } from '../../../data/analysisKeyOf.js';
import { useSaveMany, type ManyOutcome } from '../../../data/useSaveMany.js';
import type { FindingComparison } from '../../../domain/comparison/compareFindings.js';
import { draftOf, isSameDraft } from '../../../domain/findings/auditDraft.js';
import { decisionOf } from '../../../domain/findings/FindingRow.js';
import { useHost } from '../../../host/KitProvider.js';

/** Rows whose decisions are known to differ in what lists do not show, or not to. */
type Known = ReadonlyMap<string, boolean>;

/**
 * Compares the parts of decisions that lists do not show: justification, response, and details. This takes
 * two calls for each row, so it runs only on request. The result for a row is discarded when its decision
 * changes.
 * @returns the rows with the known results, the number of rows left to compare, and the function that
 * compares them
 */
export function useWholeDecisions(rows: readonly FindingComparison[] | undefined) {
  const { api } = useHost();
  const [known, setKnown] = useState<Known>(NOTHING);
  const { submit, run, stop, outcome } = useSaveMany<FindingComparison, boolean>({
    // Nothing is saved. This runs many calls, a few at a time, and reports its progress.
    save: async ({ before, after }) => {
      const [was, is] = await Promise.all(
        [before!, after!].map(async (row) => draftOf(await getAnalysis(api, analysisKeyOf(row)))),
      );
      return isSameDraft(was!, is!);
    },
    isBoundToView: true,
  });
  const compare = async (asked: readonly FindingComparison[]) => {
    const { done }: ManyOutcome<FindingComparison, boolean> = await submit(asked);
    setKnown(
      (before) => new Map([...before, ...done.map(({ item, result }) => [nameOf(item), result] as const)]),
    );
  };
  const whole = useMemo(
    () =>
      rows?.map((row) =>
        row.decision === 'same' && known.get(nameOf(row)) === false
          ? { ...row, decision: 'differs' as const }
          : row,
      ),
    [rows, known],
  );
  const open = useMemo(
    () => rows?.filter((row) => row.decision === 'same' && !known.has(nameOf(row))) ?? [],
    [rows, known],
  );
  return {
    rows: whole,
    open,
    compare: () => void compare(open),
    run,
    stop,
    error: outcome?.refused[0]?.error,
  };
}

/** Another decision gives a row another name. */
function nameOf({ id, before, after }: FindingComparison): string {
  return [id, decisionOf(before!), decisionOf(after!)].join(' ');
}

const NOTHING: Known = new Map();
