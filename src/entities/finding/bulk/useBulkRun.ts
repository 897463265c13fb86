import { decisionOfOthers, type SavedChange, type SavedDecision } from '../../../data/changeDecision.js';
import { isSameDraft } from '../../../domain/findings/auditDraft.js';
import { changedDraft } from '../../../domain/findings/bulkChange.js';
import type { BulkChange } from '../../../domain/findings/bulkDraft.js';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';
import { useRun, type Run } from '../../../frames/run/useRun.js';
import { refusalText } from '../../decision/index.js';
import type { AuditFinding } from '../audit/useAuditFinding.js';
import { bulkMessages } from './BulkAudit.messages.js';
import { FINDING_NAMES } from './findingNames.js';

/** Changes many findings of a list. */
export function useBulkRun(props: {
  audit: AuditFinding;
  /** Called with those that stay selected. */
  select: (rows: readonly FindingRow[]) => void;
}): Run<FindingRow, BulkChange> {
  const { audit, select } = props;
  return useRun<FindingRow, BulkChange, SavedChange, SavedDecision>({
    save: async (row, change) =>
      (await audit.load()).changeOne(row, (before) => changedDraft(before, change)),
    undo: async (_, change) => (await audit.load()).restoreOne(change),
    canUndo: ({ before, after }) => !isSameDraft(before, after),
    itemAfter: (row, error) => decisionOfOthers(row, error)?.row ?? row,
    settle: ({ answers, refused }) =>
      audit.settle([
        ...answers,
        ...refused.flatMap(({ item, error }) => decisionOfOthers(item, error) ?? []),
      ]),
    select,
    offerUndo: audit.offerUndo,
    names: FINDING_NAMES,
    words: bulkMessages,
    reasonOf: refusalText,
  });
}
