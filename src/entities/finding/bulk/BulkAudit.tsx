import { useEffect, useRef, useState } from 'react';
import { isDecided } from '../../../domain/findings/bulkChange.js';
import {
  NO_BULK_CHANGE,
  suppressionOffered,
  toggledSuppression,
  type BulkChange,
} from '../../../domain/findings/bulkDraft.js';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';
import { RunDialog } from '../../../frames/run/RunDialog.js';
import type { StartApplying } from '../apply/useApplying.js';
import { BulkBar } from './BulkBar.js';
import { BulkPreview } from './BulkPreview.js';
import { useBulkRun } from './useBulkRun.js';
import type { BulkDraft } from './useBulkDraft.js';
import type { AuditFinding } from '../audit/useAuditFinding.js';

/** Props of {@link BulkAudit}. */
export interface BulkAuditProps {
  /** Selected findings, listed or not. */
  rows: readonly FindingRow[];
  /** The number of selected findings that the list does not show. */
  hiddenCount: number;
  /** Selects these and no others. */
  select: (rows: readonly FindingRow[]) => void;
  draft: BulkDraft;
  audit: AuditFinding;
  /** Asks to apply the decisions of findings elsewhere; absent: not offered. */
  onApplyElsewhere?: StartApplying | undefined;
  /** Called when the focus is lost because the focused element was removed. */
  onFocusLost: () => void;
}

/** The actions for the selected findings: the bar over the list, the preview, and the change itself. */
export function BulkAudit(props: BulkAuditProps) {
  const { rows, hiddenCount, select, draft, audit, onApplyElsewhere, onFocusLost } = props;
  const { change, setChange } = draft;
  const [isPreviewing, setIsPreviewing] = useState(false);
  /** The change that the latest run began with. */
  const started = useRef<BulkChange>(undefined);
  const run = useBulkRun({
    audit,
    select: (left) => {
      // A run that is tried again from its notice leaves what was typed since.
      if (left.length === 0 && change === started.current) setChange(NO_BULK_CHANGE);
      select(left);
    },
  });
  const isOpen = (isPreviewing && rows.length > 0) || run.stage !== undefined;
  if (isPreviewing && rows.length === 0) setIsPreviewing(false);

  useEffect(() => void audit.load().catch(() => undefined), [audit]);
  const hasBar = rows.length > 0;
  useEffect(() => {
    if (!isOpen && document.activeElement === document.body) onFocusLost();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when something went away
  }, [hasBar, isOpen]);

  return (
    <>
      {hasBar && (
        <BulkBar
          count={rows.length}
          decidedCount={rows.filter(isDecided).length}
          unlistedCount={hiddenCount}
          offersSuppression={suppressionOffered(rows)}
          draft={draft}
          onSuppress={() => setChange(toggledSuppression(change, rows))}
          onPreview={() => setIsPreviewing(true)}
          onApplyElsewhere={
            onApplyElsewhere &&
            (() => {
              const decided = rows.filter(isDecided);
              onApplyElsewhere(decided, rows.length - decided.length);
            })
          }
          onClear={() => select([])}
        />
      )}
      <RunDialog run={run}>
        {isPreviewing && rows.length > 0 && (
          <BulkPreview
            rows={rows}
            change={change}
            onChange={setChange}
            onStart={(chosen) => {
              started.current = change;
              run.start(chosen, change);
              setIsPreviewing(false);
            }}
            onClose={() => setIsPreviewing(false)}
          />
        )}
      </RunDialog>
    </>
  );
}
