import { useEffect, useRef, useState } from 'react';
import { getAnalysis } from '../../../api/analyses.js';
import { analysisKeyOf } from '../../../data/analysisKeyOf.js';
import {
  changeDecision,
  DecidedMeanwhile,
  restoreDecision,
  type DecisionContext,
  type SavedChange,
  type SavedDecision,
} from '../../../data/changeDecision.js';
import * as analyses from '../../../data/resources/analyses.js';
import { findingsAudited } from '../../../data/resources/changes.js';
import { findingList } from '../../../data/resources/findingLists.js';
import { useResourceCache } from '../../../data/useResource.js';
import { useSaveMany, type DoneItem } from '../../../data/useSaveMany.js';
import { carriedDraft } from '../../../domain/comparison/carriedDraft.js';
import type { FindingComparison } from '../../../domain/comparison/compareFindings.js';
import { draftOf } from '../../../domain/findings/auditDraft.js';
import { withDecisions } from '../../../domain/findings/withDecisions.js';
import { useHost } from '../../../host/KitProvider.js';
import { tellHost } from '../../../ui/hooks/tellHost.js';
import type { FindingAuditedEvent } from '../ProjectFindings/index.js';

/** What came of one decision. */
export type CarryResult =
  { kind: 'done' | 'already' | 'takenBack' | 'left' } | { kind: 'refused' | 'notTakenBack'; error: unknown };

/** The decision is not there any more where it should come from. */
export class DecisionWithdrawn extends Error {
  override readonly name = 'DecisionWithdrawn';
}

/** One decision to carry over. */
interface Carried {
  readonly row: FindingComparison;
  readonly comment: string;
}

/** One that was carried over, to be taken back. */
export type CarriedOver = DoneItem<Carried, SavedChange>;

/** Carries decisions over to the later version, and takes them back; what came of each is kept by the ids of their rows. */
export function useCarryOver(
  projectId: string,
  onFindingAudited: ((event: FindingAuditedEvent) => void) | undefined,
) {
  const { api } = useHost();
  const cache = useResourceCache();
  const [results, setResults] = useState<ReadonlyMap<string, CarryResult>>(NO_RESULTS);
  /** Whether something is saved, or what came of it is about to be said. */
  const [isBusy, setIsBusy] = useState(false);
  /** What can be taken back. */
  const [changed, setChanged] = useState<readonly CarriedOver[]>(NOTHING);
  const latest = useRef(onFindingAudited);
  useEffect(() => {
    latest.current = onFindingAudited;
  });
  const context: DecisionContext = {
    api,
    onWritten: ({ project, component, vulnerability }, analysis) =>
      tellHost(() =>
        latest.current?.({
          projectId: project,
          componentId: component,
          vulnerabilityId: vulnerability,
          analysis,
        }),
      ),
  };
  const { submit, undo, run } = useSaveMany<Carried, SavedChange, SavedDecision>({
    save: async ({ row: { before, after }, comment }) => {
      const decided = draftOf(await getAnalysis(api, analysisKeyOf(before!)));
      if (decided.state === 'NOT_SET' && !decided.isSuppressed) throw new DecisionWithdrawn();
      return changeDecision(context, after!, (now) => carriedDraft(now, decided, comment));
    },
    undo: ({ result }) => restoreDecision(context, result),
    stale: () => findingsAudited([projectId]),
    atObstacle: 'waits',
    // It cannot be seen or stopped any more, so it ends with what was begun.
    isBoundToView: true,
  });

  const note = (found: readonly (readonly [string, CarryResult])[]) =>
    setResults((before) => new Map([...before, ...found]));
  /** Shows decisions wherever they are listed. */
  const settle = (saved: readonly SavedDecision[]) => {
    for (const { row, analysis } of saved) cache.set(analyses.one(analysisKeyOf(row)), { analysis });
    const decided = saved.map(({ row, analysis: { analysisState: state, isSuppressed } }) => ({
      ...row,
      state,
      isSuppressed,
    }));
    const ref = findingList(projectId);
    const kept = cache.get(ref);
    if (kept) cache.set(ref, { ...kept, rows: withDecisions(kept.rows, decided) });
  };

  /** @returns those that were written */
  const start = async (rows: readonly FindingComparison[], comment: string) => {
    setIsBusy(true);
    const end = await submit(rows.map((row) => ({ row, comment })));
    settle([
      ...end.done.map(({ result }) => result),
      ...end.refused.flatMap(({ item, error }) =>
        error instanceof DecidedMeanwhile ? [{ row: item.row.after!, analysis: error.analysis }] : [],
      ),
    ]);
    const written = end.done.filter(({ result }) => result.isWritten);
    setChanged((before) => [...before, ...written]);
    note([
      ...end.done.map(
        ({ item, result }) => [item.row.id, { kind: result.isWritten ? 'done' : 'already' }] as const,
      ),
      ...end.refused.map(({ item, error }) => [item.row.id, { kind: 'refused', error }] as const),
      ...end.left.map(({ row }) => [row.id, { kind: 'left' }] as const),
    ]);
    setIsBusy(false);
    return written;
  };

  /** @returns how it went, and those that are still carried over */
  const takeBack = async (asked: readonly CarriedOver[]) => {
    setIsBusy(true);
    const end = await undo(asked);
    settle(end.done.flatMap(({ result }) => result ?? []));
    const left = [...end.refused.map(({ item }) => item), ...end.left];
    setChanged(left);
    note([
      ...end.done.map(({ item: { item } }) => [item.row.id, { kind: 'takenBack' }] as const),
      ...end.refused.map(
        ({ item: { item }, error }) => [item.row.id, { kind: 'notTakenBack', error }] as const,
      ),
    ]);
    setIsBusy(false);
    return {
      done: end.done.length,
      total: asked.length,
      left,
      errors: end.refused.map(({ error }) => error),
    };
  };

  const reset = () => {
    setChanged(NOTHING);
    setResults(NO_RESULTS);
  };
  // What ran last is shown until it is said what came of it: else the dialog would ask once more for a moment.
  const [shownRun, setShownRun] = useState(run);
  if (run && run !== shownRun) setShownRun(run);
  return { start, takeBack, reset, run: isBusy ? (run ?? shownRun) : undefined, results, changed };
}

const NOTHING: readonly CarriedOver[] = [];
const NO_RESULTS: ReadonlyMap<string, CarryResult> = new Map();
