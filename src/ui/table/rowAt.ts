import type { RowSource } from './interfaces.js';

/** A row, its place among the rows, and its element. */
export interface RowPlace<Row> {
  readonly row: Row;
  readonly index: number;
  readonly element: HTMLElement;
}

/**
 * Returns the row that contains an element. Undefined for elements inside a detail, which may contain its own
 * table.
 */
export function rowAt<Row>(
  target: Element,
  body: Element | null,
  rows: RowSource<Row>,
  getId: (row: Row) => string,
): RowPlace<Row> | undefined {
  const element = lineOf(target, body);
  if (!element || element.dataset['index'] === undefined || 'detail' in element.dataset) return undefined;
  const index = Number(element.dataset['index']);
  const row = rows.at(index);
  // A row that has not been refilled yet shows another row than the one for its place.
  return row === undefined || getId(row) !== element.dataset['id'] ? undefined : { row, index, element };
}

/** Returns the place of the row whose detail contains an element. */
export function detailAt(target: Element, body: Element | null): number | undefined {
  const holder = lineOf(target, body);
  return holder && 'detail' in holder.dataset ? Number(holder.dataset['index']) : undefined;
}

/** Returns the child of the body that contains an element. */
function lineOf(target: Element, body: Element | null): HTMLElement | undefined {
  let line: Element | null = target;
  while (line && line.parentElement !== body) line = line.parentElement;
  return line instanceof HTMLElement ? line : undefined;
}
