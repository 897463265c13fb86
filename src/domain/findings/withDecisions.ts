import type { Analysis } from '../../schema/analysis.js';
import { matrixOf, type FindingRow } from './FindingRow.js';

/** A finding as it is listed once this was decided about it. */
export function decidedRow(row: FindingRow, { analysisState, isSuppressed }: Analysis): FindingRow {
  return { ...row, state: analysisState, isSuppressed };
}

/** The list with what was decided about some of its findings. */
export function withDecisions(rows: readonly FindingRow[], decided: readonly FindingRow[]): FindingRow[] {
  const next = rows.slice();
  const put = (place: number, { state, isSuppressed }: FindingRow) =>
    (next[place] = { ...rows[place]!, state, isSuppressed });
  const moved = new Map<string, FindingRow>();
  for (const row of decided) {
    const same = rows[row.index];
    if (same && matrixOf(same) === matrixOf(row)) put(row.index, row);
    else moved.set(matrixOf(row), row);
  }
  // A list that was loaded again has them in other places.
  if (moved.size > 0) {
    rows.forEach((row, place) => {
      const decision = moved.get(matrixOf(row));
      if (decision) put(place, decision);
    });
  }
  return next;
}
