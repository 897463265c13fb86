import { getAnalysis } from '../../../api/analyses.js';
import type { ApiClient } from '../../../api/client.js';
import type { FindingList } from '../../../api/findings.js';
import { fetchResource } from '../../../data/fetchResource.js';
import type { ResourceRef } from '../../../data/resources/resourceKey.js';
import { SaveRunner } from '../../../data/SaveRunner.js';
import { isDecidedDraft } from '../../../domain/findings/appliedDecision.js';
import { draftOf, type AuditDraft } from '../../../domain/findings/auditDraft.js';
import { trailEventOf } from '../../../domain/findings/auditTrail.js';
import { matrixOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import { findingMatcher, type FindingMatch } from '../../../domain/findings/sameFinding.js';
import { yieldToBrowser } from '../../../domain/yieldToBrowser.js';
import type { Analysis, AnalysisComment } from '../../../schema/analysis.js';
import { analysisKeyOf } from '../../../data/analysisKeyOf.js';

/** A project that a decision may be applied to. */
export interface ApplyTarget {
  readonly uuid: string;
  readonly name: string;
  readonly version?: string;
  readonly isInactive?: boolean;
}

/**
 * Returns all findings of a project. Passed in by the list, because bundlers would otherwise put the code
 * that reads them into a separate file.
 */
export type ListOf = (projectId: string) => ResourceRef<FindingList>;

/** A finding of another project that is one of those to be applied, with what was decided about both. */
export interface LoadedMatch extends FindingMatch {
  readonly target: ApplyTarget;
  /** About the finding of this project. */
  readonly decision: AuditDraft;
  /** About others of this project that are as near. */
  readonly rivalDecisions: readonly AuditDraft[];
  /** About the finding of the other project, as it is now. */
  readonly before: AuditDraft;
  /** The last comment about it. */
  readonly lastComment: AnalysisComment | undefined;
}

/** Finds findings in other projects. Each decision is requested only once. */
export function matchLoader(sources: readonly FindingRow[], listOf: ListOf) {
  const match = findingMatcher(sources);
  const decisions = new Map<string, Promise<AuditDraft>>();
  const decisionOf = (api: ApiClient, source: FindingRow, signal: AbortSignal) => {
    const id = matrixOf(source);
    const asked = decisions.get(id) ?? analysisOf(api, source, signal).then(draftOf);
    decisions.set(id, asked);
    // Failed or stopped requests are sent again.
    asked.catch(() => decisions.delete(id));
    return asked;
  };

  /**
   * The findings of a project that are among the sources, as far as those are decided.
   * @throws ApiError 403 when access control hides the project, NetworkError, ShapeError, the reason of `signal`
   */
  return async (api: ApiClient, target: ApplyTarget, signal: AbortSignal): Promise<LoadedMatch[]> => {
    // Lists of many projects would fill the memory; what is kept of them are the matches.
    const times = { freshForMs: 10_000, keptForMs: 10_000 };
    const { rows } = await fetchResource({ api }, listOf(target.uuid), {
      signal,
      ...times,
    });
    const matches: FindingMatch[] = [];
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      matches.push(...match(rows.slice(from, from + ROWS_AT_ONCE)));
      if (from + ROWS_AT_ONCE < rows.length) await yieldToBrowser();
    }
    const loaded = await eachOf(matches, async (one): Promise<LoadedMatch> => {
      const { row, source, rivals } = one;
      const [analysis, decision, ...rivalDecisions] = await Promise.all([
        analysisOf(api, row, signal),
        decisionOf(api, source, signal),
        ...rivals.map((rival) => decisionOf(api, rival, signal)),
      ]);
      const trail = [...(analysis?.analysisComments ?? [])].reverse();
      return {
        ...one,
        target,
        decision,
        lastComment: trail.find(({ comment = '' }) => trailEventOf(comment).kind === 'comment'),
        before: draftOf(analysis),
        rivalDecisions: rivalDecisions.filter(isDecidedDraft),
      };
    });
    signal.throwIfAborted();
    return loaded.filter(({ decision }) => isDecidedDraft(decision));
  };
}

/** Reads the decision about a finding. The list has everything that was ever recorded. */
async function analysisOf(
  api: ApiClient,
  row: FindingRow,
  signal: AbortSignal,
): Promise<Analysis | undefined> {
  const isRecorded = row.state !== undefined || row.isSuppressed;
  return isRecorded ? getAnalysis(api, analysisKeyOf(row), signal) : undefined;
}

/** Does something to each, a few at a time; rejects when one does. */
async function eachOf<One, Result>(
  all: readonly One[],
  act: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const runner = new SaveRunner([...all.keys()], {
    act: async (at) => {
      results[at] = await act(all[at]!);
    },
    // None of the others helps once one failed.
    isObstacle: () => true,
    atObstacle: 'ends',
    limit: 2,
  });
  const { refused } = await runner.over;
  if (refused[0]) throw refused[0].error;
  return results;
}

const ROWS_AT_ONCE = 2_000;
