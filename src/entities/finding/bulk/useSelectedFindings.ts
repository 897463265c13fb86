import { useCallback, useMemo, useState } from 'react';
import type { BulkChange } from '../../../domain/findings/bulkDraft.js';
import { matrixOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import type { FindingsIndex } from '../../../domain/findings/FindingsIndex.js';
import type { FindingSelection } from '../../../domain/findings/selectFindings.js';
import { withMembers } from '../FindingLine.js';
import { useBulkDraft } from './useBulkDraft.js';

/** See {@link useSelectedFindings}. */
export type SelectedFindings = ReturnType<typeof useSelectedFindings>;

/** Manages the selected findings, listed or not, and the change to them. */
export function useSelectedFindings(
  index: FindingsIndex | undefined,
  listed: FindingSelection | undefined,
  mayAudit: boolean,
) {
  const [ids, setIds] = useState<ReadonlySet<string>>(NO_IDS);
  const draft = useBulkDraft(ids.size > 0);
  const { setChange } = draft;
  const { comment } = draft.change;
  const hasBeenUsed = ids !== NO_IDS;
  // Selectable from the start: a column that came with the rows would move all others.
  const ofTable = useMemo(
    () =>
      mayAudit
        ? {
            ids,
            onChange: (asked: ReadonlySet<string>) =>
              index && listed && setIds(withMembers(index, listed, ids, asked)),
          }
        : undefined,
    [mayAudit, index, listed, ids],
  );
  const rows = useMemo(
    () => (index && ids.size > 0 ? index.rows.filter((row) => ids.has(matrixOf(row))) : NO_ROWS),
    [index, ids],
  );
  const hiddenCount = useMemo(() => {
    if (!listed || rows.length === 0) return 0;
    const shown = new Set([...listed.rows].flatMap((place) => listed.members.get(place) ?? place));
    return rows.filter((row) => !shown.has(row.index)).length;
  }, [listed, rows]);
  const select = useCallback((next: readonly FindingRow[]) => setIds(new Set(next.map(matrixOf))), []);
  /** Selects findings and nothing else, with what is to change about them. */
  const startWith = useCallback(
    (next: readonly FindingRow[], asked: BulkChange) => {
      select(next);
      setChange(asked.comment === '' ? { ...asked, comment } : asked);
    },
    [comment, select, setChange],
  );
  return { rows, hiddenCount, select, hasBeenUsed, ofTable, draft, startWith };
}

const NO_IDS: ReadonlySet<string> = new Set();
const NO_ROWS: readonly FindingRow[] = [];
