import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/** What a caller asked of a list. */
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
 * The `order by` of a list.
 * @param page - what the caller asked for
 * @param sortable - columns by the name callers use; other names sort by nothing, as the reference does
 * @param otherwise - the order of the endpoint, such as `sql\`name asc, version desc\``
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
 * How many rows there are in all.
 * @param listed - rows on the page; a page that is not full is the last one and tells it by itself
 * @param count - asked otherwise, since counting takes as long as reading everything
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
 * Whether a column contains a text, in whatever case.
 * @param column - such as `component.name`
 */
export function contains(column: string, text: string): RawBuilder<SqlBool> {
  // SQLite compares ASCII without case by itself, many times faster than with a function of ours.
  const isAscii = /^[\x20-\x7e]*$/.test(text);
  const value = isAscii ? sql.ref(column) : sql`lower(${sql.ref(column)})`;
  return sql<SqlBool>`${value} like ${containing(isAscii ? text : text.toLowerCase())} escape '\\'`;
}
