import { useCallback } from 'react';
import { findingList } from '../../../data/resources/findingLists.js';
import { useResourceCache } from '../../../data/useResource.js';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';
import { useDrafts } from '../../../ui/form/useDrafts.js';
import { decidedRow, withDecisions } from '../../../domain/findings/withDecisions.js';
import type { SavedDecision } from '../../../data/changeDecision.js';
import { FindingDrafts } from './FindingDrafts.js';
import { useAuditFinding, type FindingAuditedEvent } from './useAuditFinding.js';

/** Options for {@link useDecisions}. The callbacks are those of the widget's props. */
export interface UseDecisionsOptions {
  projectId: string;
  /** Puts decisions into the rows that are shown. */
  decide: (decided: readonly FindingRow[]) => void;
  onFindingAudited?: (event: FindingAuditedEvent) => void;
  onDirtyChange?: (event: { count: number }) => void;
}

/** Decisions about the findings of a project: what was typed and not saved, and what saves it. */
export function useDecisions(options: UseDecisionsOptions) {
  const { projectId, decide, onFindingAudited, onDirtyChange } = options;
  const cache = useResourceCache();
  const onSaved = useCallback(
    (saved: readonly SavedDecision[]) => {
      const decided = saved.map(({ row, analysis }) => decidedRow(row, analysis));
      decide(decided);
      // Another widget that shows the same list shows what this one does.
      const ref = findingList(projectId);
      const kept = cache.get(ref);
      if (kept) cache.set(ref, { ...kept, rows: withDecisions(kept.rows, decided) });
    },
    [cache, decide, projectId],
  );
  const audit = useAuditFinding(onSaved, onFindingAudited);
  const drafts = useDrafts(
    () => new FindingDrafts(),
    (count) => onDirtyChange?.({ count }),
  );
  return { audit, drafts };
}
