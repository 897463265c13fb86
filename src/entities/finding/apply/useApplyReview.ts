import { useMemo, useState } from 'react';
import { appliedStep, type AppliedPart } from '../../../domain/findings/appliedDecision.js';
import { matrixOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import type { ApplyTarget, ListOf, LoadedMatch } from './loadMatches.js';
import type { ApplyScope } from './TargetsStep.js';
import type { ApplyRow } from './useApplyRun.js';
import { useMatches } from './useMatches.js';

/** See {@link useApplyReview}. */
export type ApplyReview = ReturnType<typeof useApplyReview>;

/** Manages the findings found in the chosen projects, the changes there, and those that the user wants. */
export function useApplyReview(options: {
  sources: readonly FindingRow[];
  targets: readonly ApplyTarget[];
  scope: ApplyScope;
  parts: ReadonlySet<AppliedPart>;
  listOf: ListOf;
}) {
  const { sources, targets, scope, parts, listOf } = options;
  const { results, look, stop, run } = useMatches(sources, listOf);
  const known = useMemo(() => targets.flatMap(({ uuid }) => results.get(uuid) ?? []), [targets, results]);
  const all = useMemo(() => known.flatMap((one) => ('matches' in one ? one.matches : [])), [known]);
  const matches = useMemo(
    () =>
      scope === 'anyVersion' ? all : all.filter(({ sameness }) => sameness.component !== 'otherVersion'),
    [all, scope],
  );
  const rows = useMemo(() => rowsOf(matches, parts), [matches, parts]);
  // The differences from the initial selection, which follows the rows.
  const [turned, setTurned] = useState<ReadonlySet<string>>(NO_IDS);
  const selectedIds = useMemo(
    () => new Set(rows.filter((row) => isSelected(row, turned)).map(({ id }) => id)),
    [rows, turned],
  );
  const setSelectedIds = (ids: ReadonlySet<string>) => {
    const next = new Set(turned);
    for (const row of rows) {
      if (row.kind === 'same') continue;
      if (ids.has(row.id) === (row.kind === 'new')) next.delete(row.id);
      else next.add(row.id);
    }
    setTurned(next);
  };
  const counts = useMemo(() => countsOf(rows), [rows]);
  const failed = known.flatMap((one) => ('error' in one ? [one] : []));
  const notLooked = targets.filter(({ uuid }) => !results.has(uuid));
  const found = new Set(rows.map(({ match }) => match.target.uuid));
  const without = known.flatMap((one) =>
    'matches' in one && !found.has(one.target.uuid) ? [one.target] : [],
  );
  return {
    run,
    stop,
    matches,
    rows,
    counts,
    selectedIds,
    setSelectedIds,
    failed,
    notLooked,
    without,
    /** Searches these again. */
    look: (again: readonly ApplyTarget[]) => void look(again),
    /** Findings that the choice of the component leaves out. */
    hiddenCount: all.length - matches.length,
    /** True when nothing was searched. */
    isEmpty: known.length === failed.length,
    /** Searches those of the chosen projects that were not searched yet. */
    begin: () => void look(targets.filter(({ uuid }) => !('matches' in (results.get(uuid) ?? {})))),
  };
}

/** Rows that need the user come first, then the order of the projects applies. */
function rowsOf(matches: readonly LoadedMatch[], parts: ReadonlySet<AppliedPart>): ApplyRow[] {
  return matches
    .map((match) => ({
      ...appliedStep(match.before, match.decision, parts, match.rivalDecisions),
      id: matrixOf(match.row),
      match,
    }))
    .sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

const ORDER: readonly ApplyRow['kind'][] = ['differs', 'unclear', 'new', 'same'];

function isSelected({ id, kind }: ApplyRow, turned: ReadonlySet<string>): boolean {
  return kind !== 'same' && (kind === 'new') !== turned.has(id);
}

function countsOf(rows: readonly ApplyRow[]) {
  const of = (kind: ApplyRow['kind']) => rows.filter((row) => row.kind === kind).length;
  return {
    count: rows.length,
    projects: new Set(rows.map(({ match }) => match.target.uuid)).size,
    new: of('new'),
    differs: of('differs'),
    unclear: of('unclear'),
    same: of('same'),
  };
}

const NO_IDS: ReadonlySet<string> = new Set();
