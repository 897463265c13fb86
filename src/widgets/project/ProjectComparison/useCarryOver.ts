import { getAnalysis } from '../../../api/analyses.js';
import { analysisKeyOf } from '../../../data/analysisKeyOf.js';
import {
  changeDecision,
  decisionOfOthers,
  restoreDecision,
  type DecisionContext,
  type SavedChange,
  type SavedDecision,
} from '../../../data/changeDecision.js';
import * as analyses from '../../../data/resources/analyses.js';
import { findingsAudited } from '../../../data/resources/changes.js';
import { findingList } from '../../../data/resources/findingLists.js';
import { useResourceCache } from '../../../data/useResource.js';
import { carriedDraft } from '../../../domain/comparison/carriedDraft.js';
import type { DecisionPair } from '../../../domain/comparison/compareFindings.js';
import { draftOf, isSameDraft } from '../../../domain/findings/auditDraft.js';
import { decidedRow, withDecisions } from '../../../domain/findings/withDecisions.js';
import { useRun, type Run } from '../../../frames/run/useRun.js';
import { useHost } from '../../../host/KitProvider.js';
import { tellAudited } from '../../../entities/finding/audit/tellAudited.js';
import type { FindingAuditedEvent } from '../../../entities/finding/audit/useAuditFinding.js';
import { CARRY_NAMES, CARRY_WORDS, carryReason, DecisionWithdrawn } from './carryOverText.js';

/** Carries decisions over to the later version; the change is the comment that each of them gets. */
export function useCarryOver(props: {
  /** The later version. */
  projectId: string;
  /** Called when no part of the process is shown any longer. */
  onClosed: () => void;
  onFindingAudited: ((event: FindingAuditedEvent) => void) | undefined;
}): Run<DecisionPair, string> {
  const { projectId, onClosed, onFindingAudited } = props;
  const { api } = useHost();
  const cache = useResourceCache();
  const context: DecisionContext = { api, onWritten: tellAudited(onFindingAudited) };
  /** Shows decisions wherever they are listed. */
  const showDecisions = (saved: readonly SavedDecision[]) => {
    for (const { row, analysis } of saved) cache.set(analyses.one(analysisKeyOf(row)), { analysis });
    const list = findingList(projectId);
    const kept = cache.get(list);
    const decided = saved.map(({ row, analysis }) => decidedRow(row, analysis));
    if (kept) cache.set(list, { ...kept, rows: withDecisions(kept.rows, decided) });
  };
  return useRun<DecisionPair, string, SavedChange, SavedDecision>({
    save: async ({ before, after }, comment) => {
      const decided = draftOf(await getAnalysis(api, analysisKeyOf(before)));
      if (decided.state === 'NOT_SET' && !decided.isSuppressed) throw new DecisionWithdrawn();
      return changeDecision(context, after, (now) => carriedDraft(now, decided, comment));
    },
    undo: (_, change) => restoreDecision(context, change),
    canUndo: ({ before, after }) => !isSameDraft(before, after),
    itemAfter: (row, error) => ({ ...row, after: decisionOfOthers(row.after, error)?.row ?? row.after }),
    settle: ({ answers, refused }) => {
      const others = refused.flatMap(({ item, error }) => decisionOfOthers(item.after, error) ?? []);
      showDecisions([...answers, ...others]);
    },
    stale: () => findingsAudited([projectId]),
    onClosed,
    showsSuccess: true,
    names: CARRY_NAMES,
    words: CARRY_WORDS,
    reasonOf: carryReason,
  });
}
