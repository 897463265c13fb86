import { useEffect, useMemo, useState } from 'react';
import { isDecided } from '../../../domain/findings/bulkChange.js';
import { suppressionOffered, toggledSuppression } from '../../../domain/findings/bulkDraft.js';
import { matrixOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import type { FindingsIndex } from '../../../domain/findings/FindingsIndex.js';
import type { FindingSelection } from '../../../domain/findings/selectFindings.js';
import { RunDialog } from '../../../frames/run/RunDialog.js';
import type { StartApplying } from '../apply/useApplying.js';
import { BulkBar } from './BulkBar.js';
import { BulkPreview } from './BulkPreview.js';
import { useBulkRun } from './useBulkRun.js';
import type { BulkDraft } from './useSelectedFindings.js';
import type { AuditFinding } from '../audit/useAuditFinding.js';

/** Props of {@link BulkAudit}. */
export interface BulkAuditProps {
  index: FindingsIndex;
  /** What the list shows of them. */
  listed: FindingSelection;
  /** Selected findings, listed or not. */
  ids: ReadonlySet<string>;
  onIdsChange: (ids: ReadonlySet<string>) => void;
  draft: BulkDraft;
  audit: AuditFinding;
  /** Asks to apply the decisions of findings elsewhere; absent: not offered. */
  onApplyElsewhere?: StartApplying | undefined;
  /** Called when the focus has lost its place, because what it was on has gone. */
  onFocusLost: () => void;
}

/** What can be done with the selected findings: the bar over the list, the preview, and the change itself. */
export function BulkAudit(props: BulkAuditProps) {
  const { index, listed, ids, onIdsChange, draft, audit, onApplyElsewhere, onFocusLost } = props;
  const { change, setChange } = draft;
  const rows = useMemo(
    () => (ids.size === 0 ? NO_ROWS : index.rows.filter((row) => ids.has(matrixOf(row)))),
    [index, ids],
  );
  const listedPlaces = useMemo(
    () => new Set([...listed.rows].flatMap((place) => listed.members.get(place) ?? place)),
    [listed],
  );
  const [isPreviewing, setIsPreviewing] = useState(false);
  const run = useBulkRun({ audit, isPreviewing, onIdsChange });
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
          unlistedCount={rows.filter(({ index: place }) => !listedPlaces.has(place)).length}
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
          onClear={() => onIdsChange(new Set())}
        />
      )}
      <RunDialog run={run}>
        {isPreviewing && rows.length > 0 && (
          <BulkPreview
            rows={rows}
            change={change}
            onChange={setChange}
            onStart={(chosen) => {
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

const NO_ROWS: readonly FindingRow[] = [];
