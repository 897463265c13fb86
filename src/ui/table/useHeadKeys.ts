import { useState, type RefObject } from 'react';
import type { PlacedColumn } from './tableLayout.js';

/** The access to the heads of a table. */
export interface HeadKeys {
  /** Id of the one column whose head is a tab stop; undefined: no head does anything. */
  readonly stopId: string | undefined;
  /** A head got the focus. */
  readonly noteFocus: (id: string) => void;
  /** Moves the focus to another head: −1 the one before, 1 the next. */
  readonly step: (from: string, by: number) => void;
}

/**
 * Provides one tab stop among the heads that sort or explain themselves, and the way from one to the next.
 * @param table - the element that contains the heads, each with its column's ID in `data-head`
 */
export function useHeadKeys(
  table: RefObject<HTMLElement | null>,
  placed: readonly PlacedColumn<never>[],
  isSortable: boolean,
): HeadKeys {
  const [focused, setFocused] = useState<string>();
  const ids = placed.flatMap(({ column }) =>
    (column.canSort && isSortable) || column.headerTip ? column.id : [],
  );
  return {
    stopId: focused !== undefined && ids.includes(focused) ? focused : ids[0],
    noteFocus: setFocused,
    step: (from, by) => {
      const next = ids[ids.indexOf(from) + by];
      if (next === undefined) return;
      table.current?.querySelector<HTMLElement>(`[data-head="${CSS.escape(next)}"]`)?.focus();
    },
  };
}
