import { useCallback, useMemo, useState } from 'react';
import { NO_BULK_CHANGE, type BulkChange } from '../../../domain/findings/bulkDraft.js';
import { matrixOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import type { FindingsIndex } from '../../../domain/findings/FindingsIndex.js';
import type { FindingSelection } from '../../../domain/findings/selectFindings.js';
import { withMembers } from '../FindingLine.js';

/** A control of the bar over selected findings that a key can lead to. */
export type BulkControl = 'analysis' | 'comment' | 'suppression';

/** What is to happen to the selected findings, before it is done; keys and the bar change the same draft. */
export interface BulkDraft {
  change: BulkChange;
  setChange: (change: BulkChange) => void;
  /** The control of the bar that is open, or is to get the focus. */
  openControl: BulkControl | undefined;
  setOpenControl: (control: BulkControl | undefined) => void;
}

/** See {@link useSelectedFindings}. */
export type SelectedFindings = ReturnType<typeof useSelectedFindings>;

/** Which findings are selected, listed or not, and what is to change about them. */
export function useSelectedFindings(
  index: FindingsIndex | undefined,
  listed: FindingSelection | undefined,
  mayAudit: boolean,
) {
  const [ids, setIds] = useState<ReadonlySet<string>>(NO_IDS);
  const [change, setChange] = useState(NO_BULK_CHANGE);
  const [openControl, setOpenControl] = useState<BulkControl>();
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
  // The next selection starts with an empty draft.
  if (ids.size === 0 && change !== NO_BULK_CHANGE) setChange(NO_BULK_CHANGE);
  const draft: BulkDraft = { change, setChange, openControl, setOpenControl };
  /** Selects findings and nothing else, with what is to change about them. */
  const startWith = useCallback((rows: readonly FindingRow[], asked: BulkChange) => {
    setIds(new Set(rows.map(matrixOf)));
    setChange(asked);
  }, []);
  return { ids, setIds, hasBeenUsed, ofTable, draft, startWith };
}

const NO_IDS: ReadonlySet<string> = new Set();
