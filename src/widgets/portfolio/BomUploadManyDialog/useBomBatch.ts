import { useCallback, useEffect, useState } from 'react';
import { useCapabilities } from '../../../data/useCapabilities.js';
import { useRunProgress } from '../../../data/useSaveMany.js';
import type { BomCheck } from '../../../domain/cyclonedx/bomCheck.js';
import { isSince } from '../../../domain/serverLine.js';
import { useHost } from '../../../host/KitProvider.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { useLatestCallback } from '../../../ui/hooks/useLatestCallback.js';
import { bomDoubt } from '../../../entities/bom/bomDoubt.js';
import {
  blocksOf,
  bomTargetOf,
  coordinatesOf,
  isFileRefused,
  needsPage,
  newRow,
  phaseOf,
  twins,
  type BomRow,
  type RowBlock,
  type RowChange,
  type RowSending,
  type RowTarget,
  type SentBom,
} from './bomBatch.js';
import type { BomUploadManyDialogProps } from './BomUploadManyDialog.js';
import { useBomChecks } from './useBomChecks.js';
import { useBomSending, type SendItem } from './useBomSending.js';
import { useRowTargets } from './useRowTargets.js';

/** A row with its target and the reasons why it cannot be sent. */
export interface JudgedRow {
  readonly row: BomRow;
  readonly target: RowTarget;
  /** The reasons why the row cannot be sent. Empty when there are none. */
  readonly blocks: readonly RowBlock[];
}

/** Files on their way to the projects that they name: added, checked, changed, sent, followed. */
export function useBomBatch(
  options: Pick<BomUploadManyDialogProps, 'files' | 'maxBytes' | 'onBomsProcessed' | 'onDirtyChange'>,
) {
  const { files: given = NO_FILES, maxBytes, onBomsProcessed, onDirtyChange } = options;
  const { mayChange } = useHost();
  const server = useCapabilities(true);
  const [common, setCommon] = useState<Pick<BomRow, 'parent' | 'tags'>>({ parent: undefined, tags: [] });
  const newRows = (added: readonly File[]) => added.map((file) => newRow(nextId(), file, maxBytes, common));
  const [rows, setRows] = useState<readonly BomRow[]>(() => newRows(given));
  const change = useCallback((id: string, next: (row: BomRow) => BomRow) => {
    setRows((all) => all.map((row) => (row.id === id ? next(row) : row)));
  }, []);
  const setSending = useCallback(
    (id: string, sending: RowSending) => change(id, (row) => ({ ...row, sending })),
    [change],
  );
  useBomChecks(rows, change);
  const targetOf = useRowTargets(rows);

  const context = {
    mayCreate: mayChange('PROJECT_CREATION_UPLOAD'),
    takesTags: server !== undefined && isSince(server.line, '4.12'),
    isDoubtful: (check: BomCheck) => !check.ok || Boolean(server && bomDoubt(check, server)?.isOfThisServer),
  };
  const twinOf = twins(rows);
  const judged = rows.map((row): JudgedRow => {
    const target = targetOf(row);
    return { row, target, blocks: blocksOf(row, target, twinOf(row), context) };
  });
  const ready = judged.filter(({ row, blocks }) => phaseOf(row) === 'open' && blocks.length === 0);

  const { many, stop } = useBomSending(setSending, onBomsProcessed);

  const submit = (chosen: readonly JudgedRow[], sent?: SentBom) => {
    for (const { row } of chosen) setSending(row.id, { step: 'queued' });
    const items = chosen.map(({ row, target }): SendItem => {
      const { name, version } = coordinatesOf(row) ?? { name: '' };
      return { id: row.id, file: row.file, target: bomTargetOf(row, target, context), name, version, sent };
    });
    void many.submit(items);
  };

  const isSending = rows.some(needsPage);
  // A file that cannot be sent is no loss.
  const isDirty = isSending || rows.some((row) => phaseOf(row) === 'open' && !isFileRefused(row));
  useTellDirty(isDirty, onDirtyChange);

  return {
    judged,
    ready,
    server,
    mayCreate: context.mayCreate,
    takesTags: context.takesTags,
    common,
    /** The progress of the upload. Undefined while nothing is being sent. */
    progress: useRunProgress(many.run?.view),
    /** True when some files to send have not reached the server yet. */
    isSending,
    isDirty,
    add: (files: readonly File[]) => {
      const added = newRows(files);
      setRows((all) => [...all, ...added]);
    },
    remove: useLatestCallback((id: string) => setRows((all) => all.filter((row) => row.id !== id))),
    edit: useLatestCallback((id: string, part: RowChange) => change(id, (row) => ({ ...row, ...part }))),
    /** For all new projects, those that come included. */
    editAll: (part: Partial<typeof common>) => {
      setCommon({ ...common, ...part });
      setRows((all) => all.map((row) => (phaseOf(row) === 'open' ? { ...row, ...part } : row)));
    },
    send: () => submit(ready),
    /** Follows a file again that took the server too long. */
    waitOn: useLatestCallback((id: string) => {
      const waited = judged.find(({ row }) => row.id === id);
      if (waited?.row.sending.step === 'ended') submit([waited], waited.row.sending.end);
    }),
    stop,
  };
}

/** The view of many files being uploaded. */
export type BomBatch = ReturnType<typeof useBomBatch>;

const NO_FILES: readonly File[] = [];

let lastId = 0;
const nextId = () => String(++lastId);

/**
 * Notifies a host when leaving the page would lose something, and when it no longer would, for example
 * because the view is unmounted.
 */
function useTellDirty(isDirty: boolean, onDirtyChange: BomUploadManyDialogProps['onDirtyChange']): void {
  const tell = useLatestCallback((event: { isDirty: boolean }) => tellHost(() => onDirtyChange?.(event)));
  useEffect(() => {
    if (!isDirty) return;
    tell({ isDirty: true });
    return () => tell({ isDirty: false });
  }, [isDirty, tell]);
}
