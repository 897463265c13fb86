/** Applies what people changed about the columns, and changes it. */
import type { TableColumn, TableLayout } from './interfaces.js';

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

/** Whether each column is shown. */
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
  const order = orderOf(columns, layout);
  const from = order.indexOf(id);
  const to = Math.max(0, Math.min(order.length - 1, from + by));
  if (from < 0 || from === to) return layout;
  order.splice(to, 0, ...order.splice(from, 1));
  return { ...layout, order };
}

/** Shows or hides a column. */
export function withShown(layout: TableLayout, id: string, isShown: boolean): TableLayout {
  return { ...layout, shown: { ...layout.shown, [id]: isShown } };
}

/** Gives a column a width, not less than it can have; undefined gives it back its own. */
export function withWidth(
  layout: TableLayout,
  column: TableColumn<never>,
  width: number | undefined,
): TableLayout {
  const { [column.id]: _, ...others } = layout.widths ?? {};
  if (width === undefined) return { ...layout, widths: others };
  return { ...layout, widths: { ...others, [column.id]: Math.round(clampWidth(column, width)) } };
}

/** Nearest width that the column can have, in pixels. */
export function clampWidth(column: Pick<TableColumn<never>, 'minWidth'>, width: number): number {
  return Math.max(minWidthOf(column), Math.min(1200, width));
}

/** Least width of a column, in pixels. */
export function minWidthOf(column: Pick<TableColumn<never>, 'minWidth'>): number {
  return column.minWidth ?? 48;
}
