import type { FindingList } from '../../../api/findings.js';
import { uploadVex } from '../../../api/vex.js';
import { fetchResource } from '../../../data/fetchResource.js';
import { resourceCacheOf } from '../../../data/ResourceCache.js';
import { vexApplied } from '../../../data/resources/changes.js';
import { findingList } from '../../../data/resources/findingLists.js';
import { matrixOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import type { UploadKind } from '../uploadJob.js';

/** The result of a VEX upload. @public */
export interface VexOutcome {
  /** UUID of the project. */
  projectId: string;
  /** Receipt of the upload. */
  token: string;
  /** The changes. Undefined when the findings could not be read. */
  changes: VexChanges | undefined;
}

/**
 * The changes of a VEX to the findings of a project. Texts, which lists do not have, are not counted. @public
 */
export interface VexChanges {
  /** Findings with another analysis, by the analysis they have now (`NOT_AFFECTED` …). */
  states: Readonly<Record<string, number>>;
  /** Findings that are suppressed and were not. */
  suppressed: number;
  /** Findings that were suppressed and are not. */
  broughtBack: number;
}

/** The upload of a VEX. The findings show the changes. */
export const VEX: UploadKind<FindingList, VexOutcome> = {
  name: 'vex',
  // The findings themselves are loaded to be compared.
  stale: ({ projectId, changes }) => vexApplied(projectId, changes !== undefined),
  upload: uploadVex,
  look: async ({ api, createWorker }, projectId, when, signal) => {
    const ref = findingList(projectId, { createWorker });
    // The known list contains the decisions made here, and loading a long list takes time.
    if (when === 'before') return fetchResource({ api }, ref, { signal, freshForMs: Infinity });
    const list = await ref.load(api, signal);
    resourceCacheOf(api).set(ref.key, list);
    return list;
  },
  outcomeOf: (sent, before, after) => ({
    ...sent,
    changes: before && after && changesOf(before.rows, after.rows),
  }),
};

/** Returns the decisions that changed. New or removed findings are not changes. */
function changesOf(before: readonly FindingRow[], after: readonly FindingRow[]): VexChanges {
  const known = new Map(before.map((row) => [matrixOf(row), row]));
  const states: Record<string, number> = {};
  let suppressed = 0;
  let broughtBack = 0;
  for (const row of after) {
    const old = known.get(matrixOf(row));
    if (!old) continue;
    const state = row.state ?? 'NOT_SET';
    if (state !== (old.state ?? 'NOT_SET')) states[state] = (states[state] ?? 0) + 1;
    if (row.isSuppressed && !old.isSuppressed) suppressed += 1;
    if (!row.isSuppressed && old.isSuppressed) broughtBack += 1;
  }
  return { states, suppressed, broughtBack };
}
