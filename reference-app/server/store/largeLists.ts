import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

import { rowsOf } from './database.js';
import type { Database } from './database.js';
import { slice } from './page.js';
import type { Page } from './page.js';

/** A list across projects with more rows than can be sorted for each page. */
export interface LargeList {
  table: 'finding' | 'policyViolation' | 'component';
  /** The projects: conditions on `project`. All of them must be met. */
  projects: readonly RawBuilder<SqlBool>[];
  /**
   * True when there are so few projects that it is better to read and sort their rows than to search for them
   * among all rows.
   */
  isOfFewProjects: boolean;
  /** The rows: conditions on `entry`. */
  conditions: readonly RawBuilder<SqlBool>[];
  /**
   * True when the conditions may leave few rows. These are then sorted instead of being searched for among
   * all rows.
   */
  isSearch?: boolean;
}

/** The sort key of a list. */
export type SortKey = (
  | {
      /** A column of the rows themselves. */
      column: string;
    }
  | {
      /** Something that the rows refer to: a query for `id` and `key`. */
      of: string;
      /** The column of the rows that refers to it. */
      by: string;
    }
) & {
  /** True when nearly every row has its own key. An index must provide the order then. */
  isFine?: boolean;
};

/** An order of rows; those with equal keys come in the order of their ids. */
export interface Order {
  key: SortKey;
  direction: Direction;
  /** The direction of the ids among equal keys. @defaultValue asc */
  tieDirection?: Direction;
}

export interface ListedIds {
  ids: number[];
  total: number;
}

type Direction = 'asc' | 'desc';

/**
 * The ids on one page of a list. A page in the middle takes about as long as the first one: where many rows have the same key, the
 * rows of each key are counted, and only those with the keys of the page are sorted; else an index is followed from the nearer end.
 */
export function pageOfLargeList(db: Database, list: LargeList, order: Order, page: Page): ListedIds {
  if (list.isOfFewProjects) return sortedPage(db, list, order, page);
  const few = list.isSearch ? fewIds(db, list) : undefined;
  if (few) return { total: few.length, ids: slice(sortedIds(db, list, order, few), page) };
  return order.key.isFine ? followedPage(db, list, order, page) : pageByKeys(db, list, order, page);
}

/** Returns the number of rows in a list. */
function sizeOfLargeList(db: Database, { table, projects, conditions }: LargeList): number {
  const rows = sql`select count(*) from ${sql.table(table)} entry
    where entry."projectId" = project.id and ${all(conditions)}`;
  const counted = sql`select ifnull(sum((${rows})), 0) as total from project where ${all(projects)}`;
  return rowsOf<{ total: number }>(db, counted)[0]?.total ?? 0;
}

/**
 * Returns a condition that the rows belong to the projects. The plus keeps SQLite from reading them project
 * by project.
 */
export const isOfProjects = ({ projects }: Pick<LargeList, 'projects'>): RawBuilder<SqlBool>[] =>
  projects.length === 0
    ? []
    : [sql`+entry."projectId" in (select project.id from project where ${all(projects)})`];

/** Some rows of a table: a byte for each id up to the last one of them, the first for 1. */
export type Marks = Uint8Array;

/**
 * Marks the matching rows of a table. A condition that is checked for many rows of a list, and used by more
 * than one statement, is evaluated once: each statement would otherwise rebuild a set within SQLite, which
 * takes three times as long as finding its rows.
 */
export function markedRows(db: Database, table: string, condition: RawBuilder<SqlBool>): Marks {
  const [found] = rowsOf<{ ids: string }>(
    db,
    sql`select json_group_array(id) as ids from ${sql.table(table)} where ${condition}`,
  );
  const ids = JSON.parse(found?.ids ?? '[]') as number[];
  const marks = new Uint8Array(ids.reduce((last, id) => Math.max(last, id), 0));
  for (const id of ids) marks[id - 1] = 1;
  return marks;
}

/** Returns a condition: the row that a column of the list refers to is marked. */
export const isMarked = (column: string, marks: Marks): RawBuilder<SqlBool> =>
  sql`substr(${marks}, entry.${sql.ref(column)}, 1) = x'01'`;

export const all = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql.join([sql<SqlBool>`1`, ...conditions], sql` and `);

function sortedPage(db: Database, list: LargeList, order: Order, page: Page): ListedIds {
  const { table, projects, conditions } = list;
  const rows = rowsOf<{ id: number }>(
    db,
    sql`select entry.id from project cross join ${sql.table(table)} entry on entry."projectId" = project.id ${joinedKeys(order)}
      where ${all([...projects, ...conditions])} order by ${orderBy(order)}`,
  );
  return { total: rows.length, ids: idsOf(slice(rows, page)) };
}

function sortedIds(db: Database, { table }: LargeList, order: Order, ids: readonly number[]): number[] {
  return idsOf(
    rowsOf(
      db,
      sql`select entry.id from json_each(${JSON.stringify(ids)}) listed
        cross join ${sql.table(table)} entry on entry.id = listed.value ${joinedKeys(order)} order by ${orderBy(order)}`,
    ),
  );
}

const joinedKeys = ({ key }: Order) =>
  'of' in key ? sql`join (${sql.raw(key.of)}) keys on keys.id = entry.${sql.ref(key.by)}` : sql``;

// `undefined` when there are many.
function fewIds(db: Database, { table, projects, conditions }: LargeList): number[] | undefined {
  const rows = rowsOf<{ id: number }>(
    db,
    sql`select entry.id from project cross join ${sql.table(table)} entry on entry."projectId" = project.id
      where ${all([...projects, ...conditions])} limit ${MOST_SORTED + 1}`,
  );
  return rows.length > MOST_SORTED ? undefined : idsOf(rows);
}

function followedPage(db: Database, list: LargeList, order: Order, page: Page): ListedIds {
  const { key } = order;
  const entries = sql`${sql.table(list.table)} entry`;
  const rows =
    'of' in key
      ? sql`(${sql.raw(key.of)}) keys cross join ${entries} on entry.${sql.ref(key.by)} = keys.id`
      : entries;
  const total = sizeOfLargeList(db, list);
  const conditions = [...list.conditions, ...isOfProjects(list)];
  return { total, ids: fromNearerEnd(db, rows, conditions, order, page, total) };
}

function pageByKeys(db: Database, list: LargeList, order: Order, page: Page): ListedIds {
  const groups = groupsOf(db, list, order);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const ids: number[] = [];
  const end = page.offset + page.limit;
  let start = 0;
  for (const { keys, count } of mergedGroups(groups)) {
    const offset = Math.max(page.offset - start, 0);
    const limit = Math.min(end - start, count) - offset;
    if (limit > 0) ids.push(...idsWithKeys(db, list, order, { keys, count }, { offset, limit }));
    start += count;
    if (start >= end) break;
  }
  return { total, ids };
}

interface Group {
  keys: unknown[];
  count: number;
}

/**
 * The maximum number of rows to sort in one pass. If more have the same key, they are read in the order of
 * their ids instead.
 */
const MOST_SORTED = 10_000;

// Counts the rows with each key, in the order of the keys.
function groupsOf(db: Database, list: LargeList, { key, direction }: Order): Group[] {
  const { table, conditions } = list;
  const entries = sql`${sql.table(table)} entry`;
  const where = all([...conditions, ...isOfProjects(list)]);
  const counted =
    'of' in key
      ? sql`select key, sum(count) as count from (
          select key, (select count(*) from ${entries} where entry.${sql.ref(key.by)} = keys.id and ${where}) as count
          from (${sql.raw(key.of)}) keys
        ) where count > 0 group by key`
      : sql`select ${columnOf(key)} as key, count(*) as count from ${entries} where ${where} group by ${columnOf(key)}`;
  const rows = rowsOf<{ key: unknown; count: number }>(
    db,
    sql`${counted} order by key ${sql.raw(direction)}`,
  );
  return rows.map(({ key, count }) => ({ keys: [key], count }));
}

// Small ones beside each other are sorted in one go.
function mergedGroups(groups: readonly Group[]): Group[] {
  const merged: Group[] = [];
  for (const { keys, count } of groups) {
    const last = merged.at(-1);
    if (last && last.count + count <= MOST_SORTED) {
      last.keys.push(...keys);
      last.count += count;
    } else merged.push({ keys: [...keys], count });
  }
  return merged;
}

function idsWithKeys(
  db: Database,
  list: LargeList,
  order: Order,
  { keys, count }: Group,
  range: Range,
): number[] {
  const { key } = order;
  const entries = sql`${sql.table(list.table)} entry`;
  const conditions = [...list.conditions, ...isOfProjects(list)];
  if (keys.length === 1 && ('column' in key || count > MOST_SORTED)) {
    const hasKey =
      'of' in key
        ? sql<SqlBool>`+entry.${sql.ref(key.by)} in (select id from (${sql.raw(key.of)}) where key is ${keys[0]})`
        : sql<SqlBool>`${columnOf(key)} is ${keys[0]}`;
    const byId: Order = { key: BY_ID, direction: order.tieDirection ?? 'asc' };
    return fromNearerEnd(db, entries, [hasKey, ...conditions], byId, range, count);
  }
  const rows =
    'of' in key
      ? sql`(${sql.raw(key.of)}) keys cross join ${entries} on entry.${sql.ref(key.by)} = keys.id`
      : entries;
  const column = columnOf(key);
  const known = sql`select value from json_each(${JSON.stringify(keys)})`;
  const isOneOf = keys.includes(null)
    ? sql<SqlBool>`(${column} in (${known}) or ${column} is null)`
    : sql<SqlBool>`${column} in (${known})`;
  return idsOf(
    rowsOf(
      db,
      sql`select entry.id from ${rows} where ${all([isOneOf, ...conditions])}
        order by ${orderBy(order)} limit ${range.limit} offset ${range.offset}`,
    ),
  );
}

interface Range {
  offset: number;
  limit: number;
}

/** As they come. */
export const BY_ID: SortKey = { column: 'id', isFine: true };

// Rows that are nearer to the end are read backward.
function fromNearerEnd(
  db: Database,
  rows: RawBuilder<unknown>,
  conditions: readonly RawBuilder<SqlBool>[],
  order: Order,
  { offset, limit }: Range,
  total: number,
): number[] {
  const wanted = Math.min(limit, total - offset);
  if (wanted <= 0) return [];
  const behind = total - offset - wanted;
  const isBackwards = behind < offset;
  const found = rowsOf<{ id: number }>(
    db,
    sql`select entry.id from ${rows} where ${all(conditions)}
      order by ${orderBy(order, isBackwards)} limit ${wanted} offset ${isBackwards ? behind : offset}`,
  );
  return idsOf(isBackwards ? found.reverse() : found);
}

function orderBy({ key, direction, tieDirection = 'asc' }: Order, isBackwards = false): RawBuilder<unknown> {
  const directed = (asked: Direction) => sql.raw((asked === 'desc') === isBackwards ? 'asc' : 'desc');
  const id = sql`entry.id ${directed('column' in key && key.column === 'id' ? direction : tieDirection)}`;
  return 'column' in key && key.column === 'id' ? id : sql`${columnOf(key)} ${directed(direction)}, ${id}`;
}

const columnOf = (key: SortKey) => ('of' in key ? sql.raw('keys.key') : sql.ref(`entry.${key.column}`));

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
