import { useMemo, useRef } from 'react';
import type { RowSource, TableSelection } from './interfaces.js';

/** The state and actions of a table's checkboxes. */
export interface RowSelection {
  /** True when all selectable rows are selected. `mixed` when some are. */
  readonly isAll: boolean | 'mixed';
  /** Selects every row of the list, or none when all are. */
  readonly toggleAll: () => void;
  /**
   * Selects or deselects a row.
   * @param isRange - applies the same to all rows between the previous one and this one
   */
  readonly toggle: (index: number, isRange: boolean) => void;
}

/**
 * Selects rows by their ids, for any number of them; what is not listed now stays as it is.
 * @returns undefined where nothing can be selected
 */
export function useRowSelection<Row>(
  rows: RowSource<Row>,
  getId: (row: Row) => string,
  selection: TableSelection<Row> | undefined,
): RowSelection | undefined {
  /** The ID of the last clicked row. If it is on another page, a new range starts. */
  const anchor = useRef<string>(undefined);
  const isAll = useMemo(() => isAllSelected(rows, getId, selection), [rows, getId, selection]);

  if (!selection) return undefined;
  const set = (from: number, to: number, isOn: boolean) => {
    const ids = new Set(selection.ids);
    for (const id of selectableIds(rows, getId, selection, from, to)) {
      if (isOn) ids.add(id);
      else ids.delete(id);
    }
    selection.onChange(ids);
  };

  return {
    isAll,
    toggleAll: () => set(0, rows.count - 1, isAll !== true),
    toggle: (index, isRange) => {
      const row = rows.at(index);
      if (row === undefined || selection.canSelect?.(row) === false) return;
      const from = isRange ? (placeOf(rows, getId, anchor.current) ?? index) : index;
      anchor.current = getId(row);
      set(Math.min(from, index), Math.max(from, index), !selection.ids.has(getId(row)));
    },
  };
}

function isAllSelected<Row>(
  rows: RowSource<Row>,
  getId: (row: Row) => string,
  selection: TableSelection<Row> | undefined,
): boolean | 'mixed' {
  if (!selection || selection.ids.size === 0) return false;
  let hasSelected = false;
  let hasOther = false;
  for (const id of selectableIds(rows, getId, selection, 0, rows.count - 1)) {
    if (selection.ids.has(id)) hasSelected = true;
    else hasOther = true;
    if (hasSelected && hasOther) return 'mixed';
  }
  return hasSelected;
}

function placeOf<Row>(rows: RowSource<Row>, getId: (row: Row) => string, id: string | undefined) {
  for (let index = 0; id !== undefined && index < rows.count; index += 1) {
    const row = rows.at(index);
    if (row !== undefined && getId(row) === id) return index;
  }
  return undefined;
}

/** Ids of the rows from one place to another that are loaded and can be selected. */
function* selectableIds<Row>(
  rows: RowSource<Row>,
  getId: (row: Row) => string,
  { canSelect }: TableSelection<Row>,
  from: number,
  to: number,
) {
  for (let index = from; index <= to; index += 1) {
    const row = rows.at(index);
    if (row !== undefined && canSelect?.(row) !== false) yield getId(row);
  }
}
