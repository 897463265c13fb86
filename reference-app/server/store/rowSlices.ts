import { setImmediate as nextTick } from 'node:timers/promises';

import type { Database } from './database.js';
import type { Tables } from './tables.js';

/** About how many bytes a row has. */
export interface RowSize {
  id: number;
  bytes: number;
}

/**
 * SQL: how many bytes all columns of a row have together, whatever they are. SQLite knows that without reading what is large.
 * @param alias - what the table is called there
 */
export function octetsSql(db: Database, table: keyof Tables, alias: string = table): string {
  const known = columnsOf(db, table);
  return known.map((column) => `ifnull(octet_length(${alias}."${column}"), 0)`).join(' + ');
}

const columnsByTable = new WeakMap<Database, Map<string, string[]>>();

function columnsOf(db: Database, table: string): string[] {
  const known = columnsByTable.get(db) ?? new Map<string, string[]>();
  columnsByTable.set(db, known);
  let columns = known.get(table);
  if (!columns) {
    const rows = db.prepare('select name from pragma_table_info(?)').all<{ name: string }>(table);
    columns = rows.map(({ name }) => name);
    known.set(table, columns);
  }
  return columns;
}

/** The size of a row in addition to its columns: the names of its members and the text around it. */
const FURTHER_BYTES = 500;

/** Returns the sizes of rows, in the order of the ids. Deleted ones are left out. */
function rowSizes(db: Database, table: keyof Tables, ids: readonly number[]): RowSize[] {
  return db
    .prepare(
      `select row.id, ${FURTHER_BYTES} + ${octetsSql(db, table, 'row')} as bytes
       from json_each(?) listed cross join "${table}" row on row.id = listed.value order by listed.key`,
    )
    .all<RowSize>(JSON.stringify(ids));
}

/** About how many bytes rows have together. Of thousands they are looked up in slices, and others have their turn in between. */
export async function bytesOfRows(
  db: Database,
  table: keyof Tables,
  ids: readonly number[],
): Promise<number> {
  let bytes = 0;
  for (let start = 0; start < ids.length; start += MOST_SIZES) {
    if (start > 0) await nextTick();
    for (const size of rowSizes(db, table, ids.slice(start, start + MOST_SIZES))) bytes += size.bytes;
  }
  return bytes;
}

const MOST_SIZES = 1_000;

/**
 * Yields rows of a table with all their columns, in the order of the ids, read on demand. Deleted ones are
 * left out.
 */
export function* rowsInSlices<Row extends { id: number }>(
  db: Database,
  table: keyof Tables,
  ids: Iterable<number>,
): Iterable<Row> {
  const read = db.prepare(`select * from "${table}" where id in (select value from json_each(?))`);
  for (const some of idSlices(db, table, ids)) {
    const rows = new Map(read.all<Row>(JSON.stringify(some)).map((row) => [row.id, row]));
    for (const id of some) {
      const row = rows.get(id);
      if (row) yield row;
    }
  }
}

/** Yields ids of rows in groups that can be read together: few rows with few bytes in total. */
export function* idSlices(db: Database, table: keyof Tables, ids: Iterable<number>): Iterable<number[]> {
  for (const some of inHundreds(ids)) {
    for (const slice of slicesOf(rowSizes(db, table, some))) yield slice;
  }
}

function* inHundreds(ids: Iterable<number>): Iterable<number[]> {
  let some: number[] = [];
  for (const id of ids) {
    some.push(id);
    if (some.length < MOST_SLICE_ROWS) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** Yields the ids of rows, as many at a time as can be read together. */
export function* slicesOf(sizes: readonly RowSize[], mostRows = MOST_SLICE_ROWS): Iterable<number[]> {
  let ids: number[] = [];
  let total = 0;
  for (const { id, bytes } of sizes) {
    if (ids.length > 0 && (total + bytes > MOST_SLICE_BYTES || ids.length >= mostRows)) {
      yield ids;
      [ids, total] = [[], 0];
    }
    ids.push(id);
    total += bytes;
  }
  if (ids.length > 0) yield ids;
}

const MOST_SLICE_BYTES = 500_000;
const MOST_SLICE_ROWS = 100;
