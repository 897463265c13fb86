import { useCallback, useImperativeHandle, useState } from 'react';
import type { DataTableHandle, DataTableProps, RowSource } from './interfaces.js';

/** Which row the table is on: the one tab stop among its rows. */
export interface CurrentRow<Row> {
  /** Undefined until somebody was on a row, and when it is gone. */
  readonly index: number | undefined;
  readonly id: string | undefined;
  /** Row that gets the focus as soon as it is drawn; see `useRowFocus`. */
  readonly focusWanted: { readonly index: number } | undefined;
  /** Goes to a row, with the focus. Beyond the ends nothing happens. */
  readonly moveTo: (index: number) => void;
  /** A row got the focus by other means. */
  readonly noteFocus: (row: Row, index: number) => void;
  readonly onFocused: () => void;
}

/** Keeps the current row through sorting and filtering, and moves the focus from row to row. */
export function useCurrentRow<Row>(
  rows: RowSource<Row>,
  getId: (row: Row) => string,
  handle: DataTableProps<Row>['handle'],
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
  useImperativeHandle(
    handle,
    (): DataTableHandle => ({ focusRow: moveTo, focus: () => moveTo(index ?? 0) }),
    [moveTo, index],
  );

  return {
    index,
    id: current?.id,
    focusWanted,
    moveTo,
    noteFocus: (row, at) => {
      const id = getId(row);
      if (current?.id !== id || current.index !== at) setCurrent({ id, index: at });
    },
    onFocused: useCallback(() => setFocusWanted(undefined), []),
  };
}

/** Where the current row is now: where it was, or nearby after others came or went. */
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
