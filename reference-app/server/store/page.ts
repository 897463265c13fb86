import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/** The part of a list that a caller requests. */
export interface Page {
  /** First row, from 0. */
  offset: number;
  /** Rows at most. */
  limit: number;
  /** Lower-cased text to search for; `undefined` when nothing is searched. */
  searchText?: string;
  /** `undefined`: the order of the endpoint. */
  sort?: Sort;
}

export interface Sort {
  /** As sent; not checked against anything. */
  name: string;
  direction: 'asc' | 'desc' | undefined;
}

/** One page of rows that are at hand already. */
export function slice<T>(rows: readonly T[], page: Page): T[] {
  return rows.slice(page.offset, page.offset + page.limit);
}

/**
 * Returns the `order by` clause of a list.
 * @param page - the caller's request
 * @param sortable - columns by the names that callers use; other names have no effect, as in the reference
 * @param otherwise - the default order of the endpoint, such as `sql\`name asc, version desc\``
 * @param tieBreak - a unique column, so that pages of equal rows do not overlap
 */
export function orderOf(
  page: Page,
  sortable: Record<string, string>,
  otherwise: RawBuilder<unknown>,
  tieBreak: string,
): RawBuilder<unknown> {
  const last = sql.ref(tieBreak);
  if (!page.sort) return sql`${otherwise}, ${last}`;
  const column = page.sort.direction && Object.hasOwn(sortable, page.sort.name) && sortable[page.sort.name];
  if (!column) return last;
  return sql`${sql.ref(column)} ${sql.raw(page.sort.direction === 'desc' ? 'desc' : 'asc')}, ${last}`;
}

/**
 * Returns the total number of rows.
 * @param listed - the number of rows on the page; a page that is not full is the last one and determines the
 * total
 * @param count - called otherwise, since counting takes as long as reading everything
 */
export function totalOf({ offset, limit }: Page, listed: number, count: () => number): number {
  const isLast = listed < limit && (listed > 0 || offset === 0);
  return isLast ? offset + listed : count();
}

/**
 * A `like` pattern for "contains"; its wildcards are escaped, say `like … escape '\'`. Compare with `lower(column)`.
 * SQLite fails with patterns of more than 50,000 bytes. What is searched is far shorter, so the beginning finds as little.
 */
export function containing(searchText: string): string {
  return `%${searchText.slice(0, LONGEST_SEARCHED).replace(/[\\%_]/g, '\\$&')}%`;
}

const LONGEST_SEARCHED = 10_000;

/**
 * Returns a condition that a column contains a text, ignoring case.
 * @param column - such as `component.name`
 */
export function contains(column: string, text: string): RawBuilder<SqlBool> {
  // SQLite itself compares ASCII without case, many times faster than with a custom function.
  const isAscii = /^[\x20-\x7e]*$/.test(text);
  const value = isAscii ? sql.ref(column) : sql`lower(${sql.ref(column)})`;
  return sql<SqlBool>`${value} like ${containing(isAscii ? text : text.toLowerCase())} escape '\\'`;
}
