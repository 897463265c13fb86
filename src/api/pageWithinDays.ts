import { dayAfter, daysAround, daysNear, isWithinDays, momentsOf } from '../domain/localDays.js';
import type { Bounds } from '../domain/range.js';
import { pageOfPassing, type ReadingOptions } from './pageOfPassing.js';
import { ALL_PAGE_SIZE, type Page, type PageRequest } from './paging.js';

/** A list that its server limits to days. */
export interface DaysList<Row, Of extends string> {
  /** The days of the user that are wanted, by what they are of; absent: no limit. */
  wanted: Readonly<Record<Of, Bounds<string> | undefined>>;
  /** When that was for a row, epoch milliseconds; undefined where the answer does not say. */
  momentOf: (row: Row, of: Of) => number | undefined;
  rowId: (row: Row) => string;
  /** True when the server accepts moments, ISO 8601, in place of days. */
  takesMoments: boolean;
  /** Loads a page of what lies between days, or moments, of the server. */
  load: (asked: Partial<Record<Of, Bounds<string>>>, page: PageRequest) => Promise<Page<Row>>;
}

/**
 * Returns a page of events within days of the user. Servers read days in a time zone that they do not report,
 * so the rows near the first and the last midnight are checked. Usually some days of the server contain
 * exactly the wanted rows, and the server pages those. Otherwise all rows near the days are read, and those
 * outside are left out here.
 * @throws IncompleteListError when all are read and do not add up, because rows are added or removed
 */
export async function pageWithinDays<Row, Of extends string>(
  list: DaysList<Row, Of>,
  page: PageRequest,
  reading: ReadingOptions,
): Promise<Page<Row>> {
  const { wanted, momentOf, rowId, takesMoments, load } = list;
  const kinds = (Object.keys(wanted) as Of[]).filter((of) => wanted[of] !== undefined);
  const each = <T>(make: (of: Of, days: Bounds<string>) => T) =>
    Object.fromEntries(kinds.map((of) => [of, make(of, wanted[of]!)])) as Partial<Record<Of, T>>;
  if (kinds.length === 0) return load({}, page);
  if (takesMoments) {
    const moments = each((_, days) => momentTexts(days));
    return load(moments, page);
  }

  const around = each((_, days) => daysAround(days));
  const isIn = (row: Row, of: Of, days: Bounds<string>) => {
    const moment = momentOf(row, of);
    // The server knows when it was, and found it near the days.
    return moment === undefined || isWithinDays(moment, days);
  };
  const exact = await Promise.all(
    kinds.map((of) =>
      exactDays(wanted[of]!, {
        load: (days, pageSize) =>
          load({ ...around, [of]: days }, { searchText: page.searchText, pageNumber: 1, pageSize }),
        isIn: (row, days) => isIn(row, of, days),
      }),
    ),
  );
  if (!exact.includes(undefined)) {
    return load(Object.fromEntries(kinds.map((of, index) => [of, exact[index]])) as typeof around, page);
  }
  const passes = (row: Row) => kinds.every((of) => isIn(row, of, wanted[of]!));
  return pageOfPassing((part) => load(around, part), passes, rowId, page, reading);
}

/** The functions to check the edges of a range. */
interface Edges<Row> {
  load: (days: Bounds<string>, pageSize: number) => Promise<Page<Row>>;
  isIn: (row: Row, days: Bounds<string>) => boolean;
}

/** The days of the server that have exactly the rows of days of the user; undefined where there are none. */
async function exactDays<Row>({ from, to }: Bounds<string>, edges: Edges<Row>) {
  const [first, last] = await Promise.all([
    from === undefined ? OPEN : exactEnd({ from }, edges),
    to === undefined ? OPEN : exactEnd({ to }, edges),
  ]);
  return first && last && { from: first.day, to: last.day };
}

/** No limit. */
const OPEN = { day: undefined };

/**
 * Finds the day with which a list of the server starts, or ends, exactly where the days of the user do. Days
 * contain all rows of some span of time: if two of them start or end alike and have equally many rows, these
 * are the same rows.
 */
async function exactEnd<Row>(
  limit: { from: string; to?: never } | { from?: never; to: string },
  { load, isIn }: Edges<Row>,
): Promise<{ day: string | undefined } | undefined> {
  const { from, to } = limit;
  const isStart = from !== undefined;
  const near = daysNear(isStart ? momentsOf({ from }).from! : momentsOf({ to }).to! + 1);
  if (!near) return OPEN;
  const { first, last } = near;
  const { rows, total } = await load({ from: first, to: last }, ALL_PAGE_SIZE);
  // So many near midnight: reading them all is what this is to spare.
  if (rows.length < total) return undefined;
  const wanted = rows.filter((row) => isIn(row, limit)).length;
  const own = from ?? to;
  const between = [first, dayAfter(first), dayAfter(first, 2)].filter((day) => day <= last);
  // The user's day comes first: it is correct if the server is in the user's time zone, or if nothing
  // happened near midnight.
  const days = [own, ...between, isStart ? dayAfter(last) : dayAfter(first, -1)];
  const countOf = async (day: string): Promise<number> => {
    if (total === 0 || (isStart ? day > last : day < first)) return 0;
    if (isStart ? day <= first : day >= last) return total;
    return (await load(isStart ? { from: day, to: last } : { from: first, to: day }, 1)).total;
  };
  for (const day of days) {
    if ((await countOf(day)) === wanted) return { day };
  }
  return undefined;
}

function momentTexts(days: Bounds<string>): Bounds<string> {
  const { from, to } = momentsOf(days);
  const isoOf = (moment: number | undefined) =>
    moment === undefined ? undefined : new Date(moment).toISOString();
  return { from: isoOf(from), to: isoOf(to) };
}
