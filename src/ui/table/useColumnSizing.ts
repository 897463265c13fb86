import { useMemo, type RefObject } from 'react';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';
import { columnCss, scrollCss, tracksOf, type LeadColumns } from './columnCss.js';
import type { TableColumn, TableLayoutOptions } from './interfaces.js';
import {
  clampWidth,
  placeColumns,
  withMovedAmongShown,
  withWidth,
  type PlacedColumn,
} from './tableLayout.js';

/** The placement of the columns, and the functions that change it. */
export interface ColumnSizing<Row> {
  /** The columns to draw, in order. */
  readonly placed: readonly PlacedColumn<Row>[];
  /** Styles of the table. */
  readonly css: string;
  /** Styles of the box around it. */
  readonly scroll: string;
  /** Undefined: widths and order are fixed. */
  readonly change: ColumnChanges | undefined;
}

/** The changes that a user can make to one column. */
export interface ColumnChanges {
  /** Moves it by a number of places among those that are shown. */
  readonly move: (column: TableColumn<never>, by: number) => void;
  /** Shows a width in pixels while it is dragged, without drawing anything again. */
  readonly show: (place: PlacedColumn<never>, width: number) => void;
  /** Gives it a width in pixels; undefined gives it back its own. */
  readonly resize: (column: TableColumn<never>, width: number | undefined) => void;
}

/** Places and sizes the columns of a table by styles of the table alone: no row is drawn again for a width. */
export function useColumnSizing<Row>(
  table: RefObject<HTMLElement | null>,
  columns: readonly TableColumn<Row>[],
  { value: layout = NO_LAYOUT, onChange }: Pick<TableLayoutOptions, 'value' | 'onChange'> = {},
  lead: LeadColumns,
): ColumnSizing<Row> {
  const placed = useMemo(() => placeColumns(columns, layout), [columns, layout]);
  const css = useMemo(() => columnCss(placed, lead), [placed, lead]);
  const scroll = useMemo(() => scrollCss(placed, lead), [placed, lead]);
  useLayoutEffect(() => {
    table.current?.style.removeProperty(TRACKS);
  }, [table, css]);
  return {
    placed,
    css,
    scroll,
    change: onChange && {
      move: (column, by) => {
        const moved = withMovedAmongShown(columns, layout, column.id, by);
        if (moved !== layout) onChange(moved);
      },
      show: ({ column, key }, width) => {
        const tracks = tracksOf(placed, lead, { key, width: clampWidth(column, width) });
        table.current?.style.setProperty(TRACKS, tracks, 'important');
      },
      resize: (column, width) => onChange(withWidth(layout, column, width)),
    },
  };
}

const NO_LAYOUT = {};
const TRACKS = '--bd-columns';
