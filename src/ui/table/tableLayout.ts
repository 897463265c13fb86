/** The user's changes to the columns: how they apply to them, and how they change. */
import {
  column_getIsVisible,
  column_getSize,
  column_resetSize,
  table_getOrderColumnsFn,
  table_setColumnOrder,
  table_setColumnSizing,
} from '@tanstack/react-table/static-functions';
import type { TableColumn, TableLayout } from './interfaces.js';
import { tableEngine, type EngineColumn } from './tableEngine.js';

/** A column in its current place in the table. */
export interface PlacedColumn<Row> {
  readonly column: TableColumn<Row>;
  /** Place in the list of columns that was given; names its cells in styles. */
  readonly key: number;
  /** Pixels that people gave it; undefined while it has its own width. */
  readonly ownWidth: number | undefined;
}

/** The columns to draw, in order. */
export function placeColumns<Row>(
  columns: readonly TableColumn<Row>[],
  layout: TableLayout,
): readonly PlacedColumn<Row>[] {
  const table = layoutEngine(columns, layout);
  return table_getOrderColumnsFn(table)(table.getAllLeafColumns()).flatMap((leaf) => {
    const key = columns.findIndex((column) => column.id === leaf.id);
    const column = columns[key];
    if (!column || !column_getIsVisible(leaf)) return [];
    return [
      { column, key, ownWidth: layout.widths?.[leaf.id] === undefined ? undefined : column_getSize(leaf) },
    ];
  });
}

/** Ids of all columns in the order people gave them; a column they never moved stays behind its neighbour. */
export function orderOf(columns: readonly TableColumn<never>[], layout: TableLayout): string[] {
  const known = new Set(columns.map((column) => column.id));
  const order = [...new Set(layout.order ?? [])].filter((id) => known.has(id));
  columns.forEach((column, index) => {
    if (order.includes(column.id)) return;
    // A column that came with a newer version: behind the one that precedes it in the columns.
    const before = columns[index - 1];
    const place = before ? order.indexOf(before.id) : -1;
    order.splice(place + 1, 0, column.id);
  });
  return order;
}

/** Returns the visibility of each column. */
export function shownOf(
  columns: readonly TableColumn<never>[],
  layout: TableLayout,
): Record<string, boolean> {
  return Object.fromEntries(
    columns.map((column) => [
      column.id,
      column.canHide === false ? true : (layout.shown?.[column.id] ?? !column.isHiddenByDefault),
    ]),
  );
}

/** Moves a column by a number of places. */
export function withMoved(
  columns: readonly TableColumn<never>[],
  layout: TableLayout,
  id: string,
  by: number,
): TableLayout {
  const table = layoutEngine(columns, layout);
  const before = table.atoms.columnOrder.get();
  table_setColumnOrder(table, (old) => {
    const order = old.filter((other) => other !== id);
    order.splice(Math.max(0, old.indexOf(id) + by), 0, id);
    return order;
  });
  const order = table.atoms.columnOrder.get();
  return order === before ? layout : { ...layout, order };
}

/** Moves a column by a number of places among those that are shown; hidden ones between them do not count. */
export function withMovedAmongShown(
  columns: readonly TableColumn<never>[],
  layout: TableLayout,
  id: string,
  by: number,
): TableLayout {
  const shown = placeColumns(columns, layout).map(({ column }) => column.id);
  const target = shown[shown.indexOf(id) + by];
  if (target === undefined) return layout;
  const order = orderOf(columns, layout);
  return withMoved(columns, layout, id, order.indexOf(target) - order.indexOf(id));
}

/** Gives a column a width, within what it can have; undefined gives it back its own. */
export function withWidth(
  layout: TableLayout,
  column: TableColumn<never>,
  width: number | undefined,
): TableLayout {
  const table = layoutEngine([column], layout);
  if (width === undefined) column_resetSize(table.getColumn(column.id)!);
  else {
    table_setColumnSizing(table, (old) => ({ ...old, [column.id]: Math.round(clampWidth(column, width)) }));
  }
  return { ...layout, widths: { ...table.atoms.columnSizing.get() } };
}

/** Nearest width that the column can have, in pixels. */
export function clampWidth(column: Pick<TableColumn<never>, 'minWidth'>, width: number): number {
  return Math.max(minWidthOf(column), Math.min(WIDEST, width));
}

/** Least width of a column, in pixels. */
export function minWidthOf(column: Pick<TableColumn<never>, 'minWidth'>): number {
  return column.minWidth ?? 48;
}

const WIDEST = 1200;

/** The engine over these columns, laid out so. */
export function layoutEngine(columns: readonly TableColumn<never>[], layout: TableLayout) {
  return tableEngine(columns.map(engineColumnOf), {
    columnOrder: orderOf(columns, layout),
    columnVisibility: shownOf(columns, layout),
    columnSizing: { ...layout.widths },
  });
}

function engineColumnOf(column: TableColumn<never>): EngineColumn {
  return {
    id: column.id,
    size: column.width,
    minSize: minWidthOf(column),
    maxSize: WIDEST,
    enableHiding: column.canHide !== false,
  };
}
