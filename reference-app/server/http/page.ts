import { isDay } from '../../../src/domain/range.js';
import type { ApiContext } from '../context.js';
import type { Page, Sort } from '../store/page.js';
import type { Range } from '../store/range.js';
import { badRequest, refuseWithText } from './refusal.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_SIZE = 100;
/** The maximum number of rows, whatever is requested: some clients use 9,999 for everything. */
const MOST_ROWS = 10_000;
const SORT_NAME = /^[a-zA-Z0-9_.\-+]+$/;

/** Reads the paging, search and sort parameters with their aliases; what makes no sense means the default. */
export function pageOf(c: ApiContext): Page {
  const query = (...names: string[]) =>
    names.map((name) => c.req.query(name)).find((value) => value !== undefined);
  const searchText = query('searchText', 'filter');
  return {
    ...rangeOf(query('pageNumber', 'page'), query('pageSize', 'size', 'limit'), query('offset')),
    searchText: searchText === undefined || searchText === '' ? undefined : searchText.toLowerCase(),
    sort: sortOf(query('sortName', 'orderBy'), query('sortOrder', 'sort')),
  };
}

/** A query flag: `true` in any case is true, everything else false, as the reference reads it. */
export function flagOf(c: ApiContext, name: string): boolean {
  return c.req.query(name)?.toLowerCase() === 'true';
}

/**
 * Returns an integer in a path.
 * @throws Refusal 400 for text; the reference fails with 500
 */
export function integerParam(c: ApiContext, name: string): number {
  const value = c.req.param(name) ?? '';
  if (!/^-?\d{1,9}$/.test(value)) throw refuseWithText(400, `${name} must be a whole number.`);
  return Number(value);
}

function rangeOf(pageNumber?: string, pageSize?: string, offset?: string): { offset: number; limit: number } {
  const size = pageSize === undefined ? DEFAULT_SIZE : wholeNumber(pageSize);
  const limit = size === undefined ? DEFAULT_SIZE : size <= 0 ? MOST_ROWS : Math.min(size, MOST_ROWS);
  if (offset !== undefined) return { offset: Math.max(wholeNumber(offset) ?? 0, 0), limit };
  // A page number means something beside a size only.
  const page = pageNumber === undefined || pageSize === undefined ? 1 : (wholeNumber(pageNumber) ?? 1);
  if (size !== undefined && size <= 0) return { offset: 0, limit };
  return page < 1 ? { offset: 0, limit: 0 } : { offset: (page - 1) * limit, limit };
}

function wholeNumber(text: string): number | undefined {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

// A name without a direction removes the order of the endpoint.
function sortOf(name?: string, order?: string): Sort | undefined {
  if (name === undefined || !SORT_NAME.test(name)) return undefined;
  const direction = order?.toLowerCase();
  return { name, direction: direction === 'asc' || direction === 'desc' ? direction : undefined };
}

/** Returns the comma-separated words of a parameter; undefined when there are none. */
export function wordsOf(c: ApiContext, name: string): string[] | undefined {
  const words = (c.req.query(name) ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return words.length === 0 ? undefined : words;
}

/**
 * Returns the text of `textSearchInput` and the fields to search, as given by `textSearchField`; undefined
 * where one of the two is missing.
 * @throws Refusal 400 for a field that is not known
 */
export function searchedTextOf<Field extends string>(
  c: ApiContext,
  known: readonly Field[],
): { fields: Field[]; input: string } | undefined {
  const fields = (wordsOf(c, 'textSearchField') ?? []).map((field) => {
    const found = known.find((name) => name.toLowerCase() === field.toLowerCase());
    if (!found) throw badRequest(`${field} cannot be searched. Searchable fields: ${known.join(', ')}.`);
    return found;
  });
  const input = c.req.query('textSearchInput');
  return fields.length === 0 || !input ? undefined : { fields, input };
}

/**
 * Returns the moments between two bounds, both included: the parameters `<name>From` and `<name>To`. Each is
 * a UTC day such as `2024-01-31`, or, beyond the reference, a moment such as `2024-01-31T23:00:00Z`, with
 * which a client requests days of its own zone.
 */
export function daysOf(c: ApiContext, name: string): Range {
  return { from: momentOf(c, `${name}From`, 0), to: momentOf(c, `${name}To`, DAY_MS - 1) };
}

function momentOf(c: ApiContext, name: string, withinDay: number): number | undefined {
  const text = c.req.query(name);
  if (!text) return undefined;
  const moment = isDay(text) ? Date.parse(`${text}T00:00:00Z`) + withinDay : momentIn(text);
  if (Number.isNaN(moment)) {
    throw badRequest(`${name} must be a date such as 2024-01-31, or a time such as 2024-01-31T23:00:00Z.`);
  }
  return moment;
}

/** NaN for what is no moment, and for one that does not say its zone. */
function momentIn(text: string): number {
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text);
  return isMoment && isDay(text.slice(0, 10)) ? Date.parse(text) : NaN;
}
