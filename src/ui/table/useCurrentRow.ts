import { useCallback, useImperativeHandle, useState, type RefObject } from 'react';
import type { DataTableHandle, DataTableProps, RowSource } from './interfaces.js';

/** The current row of the table: the one tab stop among its rows. */
export interface CurrentRow<Row> {
  /** Undefined until the user was on a row, and after that row is removed. */
  readonly index: number | undefined;
  readonly id: string | undefined;
  /** Row that gets the focus as soon as it is drawn; see `useRowFocus`. */
  readonly focusWanted: { readonly index: number } | undefined;
  /** Goes to a row, with the focus. Beyond the ends nothing happens. */
  readonly moveTo: (index: number) => void;
  /** Puts the focus on the current row, on its replacement if it was removed, or on the first row. */
  readonly focus: () => void;
  /** A row got the focus by other means. */
  readonly noteFocus: (row: Row, index: number) => void;
  readonly onFocused: () => void;
}

/**
 * Keeps the current row through sorting and filtering, and moves the focus from row to row.
 * @param table - gets the focus when there is no row
 */
export function useCurrentRow<Row>(
  rows: RowSource<Row>,
  getId: (row: Row) => string,
  handle: DataTableProps<Row>['handle'],
  table?: RefObject<HTMLElement | null>,
): CurrentRow<Row> {
  const [current, setCurrent] = useState<{ id: string; index: number }>();
  const [focusWanted, setFocusWanted] = useState<{ index: number }>();
  const index = placeOf(current, rows, getId);

  const moveTo = useCallback(
    (to: number) => {
      if (to < 0 || to >= rows.count) return;
      const row = rows.at(to);
      if (row !== undefined) setCurrent({ id: getId(row), index: to });
      setFocusWanted({ index: to });
    },
    [rows, getId],
  );
  const { count } = rows;
  const lastIndex = current?.index ?? 0;
  const focus = useCallback(() => {
    if (count === 0) table?.current?.focus();
    else moveTo(index ?? Math.min(lastIndex, count - 1));
  }, [table, moveTo, count, index, lastIndex]);
  useImperativeHandle(handle, (): DataTableHandle => ({ focusRow: moveTo, focus }), [moveTo, focus]);

  return {
    index,
    id: current?.id,
    focusWanted,
    moveTo,
    focus,
    noteFocus: (row, at) => {
      const id = getId(row);
      if (current?.id !== id || current.index !== at) setCurrent({ id, index: at });
    },
    onFocused: useCallback(() => setFocusWanted(undefined), []),
  };
}

/** Returns the place of the current row: where it was, or nearby after other rows were added or removed. */
function placeOf<Row>(
  current: { id: string; index: number } | undefined,
  rows: RowSource<Row>,
  getId: (row: Row) => string,
): number | undefined {
  if (!current) return undefined;
  for (let distance = 0; distance < NEARBY; distance += 1) {
    for (const index of [current.index - distance, current.index + distance]) {
      const row = index >= 0 && index < rows.count ? rows.at(index) : undefined;
      if (row !== undefined && getId(row) === current.id) return index;
    }
  }
  return undefined;
}

const NEARBY = 50;
