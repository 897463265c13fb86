import { useCallback, useMemo, useState } from 'react';
import type { FindingList } from '../../../../api/findings.js';
import { matrixOf, type FindingRow } from '../../../../domain/findings/FindingRow.js';
import type { FindingsIndex } from '../../../../domain/findings/FindingsIndex.js';
import { indexOf } from '../../../../domain/findings/indexOf.js';
import type { ProjectFindingsValue } from '../../../../domain/findings/findingsValue.js';
import { withDecisions } from '../../../../domain/findings/withDecisions.js';
import { selectFindings } from '../../../../domain/findings/selectFindings.js';

/** The changes that newer data brings. */
export interface NewerFindings {
  added: number;
  removed: number;
}

/**
 * The data on the screen. Nothing moves automatically: a decision changes a row in place, and newer data
 * waits.
 */
interface Shown {
  list: FindingList;
  /** The findings as they are now. */
  index: FindingsIndex;
  /** The findings as they were when the user last chose what to see; places and filters go by it. */
  settled: FindingsIndex;
  value: ProjectFindingsValue;
}

/**
 * Holds the findings that are shown.
 * @param list - the newest data. Undefined while there is none
 * @param isAwaited - true when the user requested newer data, so that it does not have to wait
 */
export function useFindings(list: FindingList | undefined, value: ProjectFindingsValue, isAwaited: boolean) {
  const [shown, setShown] = useState<Shown>();

  const newer = useMemo(
    () => (list && shown && list !== shown.list ? differenceOf(shown.index.rows, list.rows) : undefined),
    [list, shown],
  );
  let current = shown;
  if (!list) {
    current = undefined;
  } else if (
    !current ||
    (newer !== undefined && newer !== 'none' && (isAwaited || current.index.rows.length === 0))
  ) {
    const index = indexOf(list);
    current = { list, index, settled: index, value };
  } else if (newer === 'none') {
    // The same findings and decisions: rows stay where they are.
    current = { ...current, list };
  }
  if (current && current.value !== value) current = { ...current, settled: current.index, value };
  // State that follows from new props is set while drawing, so that no frame shows the old one.
  if (current !== shown) setShown(current);

  const settled = current?.settled;
  const selection = useMemo(() => settled && selectFindings(settled, value), [settled, value]);

  const showNewer = useCallback(() => {
    if (!list) return;
    const index = indexOf(list);
    setShown({ list, index, settled: index, value });
  }, [list, value]);

  /** Puts decisions into the rows they are about. */
  const decide = useCallback((decided: readonly FindingRow[]) => {
    // Places and filters go by the settled findings, so the rows stay where they are.
    setShown((old) => old && { ...old, index: old.index.withRows(withDecisions(old.index.rows, decided)) });
  }, []);

  return {
    list: current?.list,
    index: current?.index,
    selection,
    newer: newer === 'none' || current !== shown ? undefined : newer,
    showNewer,
    decide,
  };
}

function differenceOf(old: readonly FindingRow[], next: readonly FindingRow[]): NewerFindings | 'none' {
  const before = new Map(old.map((row) => [matrixOf(row), row]));
  let added = 0;
  let decided = 0;
  for (const row of next) {
    const known = before.get(matrixOf(row));
    if (!known) added += 1;
    else if (
      (known.state ?? 'NOT_SET') !== (row.state ?? 'NOT_SET') ||
      known.isSuppressed !== row.isSuppressed
    )
      decided += 1;
  }
  const removed = old.length - (next.length - added);
  return added + removed + decided === 0 ? 'none' : { added, removed };
}
