import { useEffect, useRef } from 'react';
import { checkFile } from '../../../entities/bom/checkFile.js';
import { withCheck, type BomRow } from './bomBatch.js';

/** Files checked at the same time; each takes a worker. */
const AT_ONCE = 2;

/**
 * Checks the files of waiting rows and stores the results in the rows. Stops when the view is unmounted, and
 * for a row that was removed.
 */
export function useBomChecks(
  rows: readonly BomRow[],
  change: (id: string, next: (row: BomRow) => BomRow) => void,
): void {
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const { current: checks } = running;
    for (const [id, controller] of checks) {
      if (!rows.some((row) => row.id === id)) controller.abort();
    }
    const check = async ({ id, file }: BomRow) => {
      const controller = new AbortController();
      const { signal } = controller;
      checks.set(id, controller);
      change(id, (row) => ({ ...row, check: { status: 'checking' } }));
      const next = await checkFile(file, signal).then(
        (result) => (row: BomRow) => withCheck(row, result),
        (error: unknown) =>
          (row: BomRow): BomRow => ({
            ...row,
            check: signal.aborted ? { status: 'waiting' } : { status: 'unchecked', error },
          }),
      );
      checks.delete(id);
      change(id, next);
    };
    const waiting = rows.filter((row) => row.check.status === 'waiting' && !checks.has(row.id));
    for (const row of waiting.slice(0, Math.max(0, AT_ONCE - checks.size))) void check(row);
  }, [rows, change]);

  useEffect(() => {
    const { current: checks } = running;
    return () => {
      for (const controller of checks.values()) controller.abort();
    };
  }, []);
}
