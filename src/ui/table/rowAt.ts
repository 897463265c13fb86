import type { RowSource } from './interfaces.js';

/** A row, its place among the rows, and its element. */
export interface RowPlace<Row> {
  readonly row: Row;
  readonly index: number;
  readonly element: HTMLElement;
}

/** The row an element stands in; nothing for what is inside a detail, which may hold a table of its own. */
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
  // One that is still to be filled anew shows another row than the one that is meant to stand there.
  return row === undefined || getId(row) !== element.dataset['id'] ? undefined : { row, index, element };
}

/** Place of the row whose detail an element stands in. */
export function detailAt(target: Element, body: Element | null): number | undefined {
  const holder = lineOf(target, body);
  return holder && 'detail' in holder.dataset ? Number(holder.dataset['index']) : undefined;
}

/** The child of the body that an element stands in. */
function lineOf(target: Element, body: Element | null): HTMLElement | undefined {
  let line: Element | null = target;
  while (line && line.parentElement !== body) line = line.parentElement;
  return line instanceof HTMLElement ? line : undefined;
}
