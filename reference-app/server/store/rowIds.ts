import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Database } from './database.js';
import type { CountedTable } from './migrations/0010-row-ids.js';

/** The id that an insert gives its row: one that no row of the table ever had, see migrations/0010-row-ids.ts. */
export function nextRowId(table: CountedTable): RawBuilder<number> {
  return sql.raw(nextRowIdSql(table));
}

/** As {@link nextRowId}, as SQL. */
export function nextRowIdSql(table: CountedTable): string {
  return `(select id + 1 from lastRowId where tableName = '${table}')`;
}

/** The highest id that a row of the table has or had; 0 where there was none. */
export function lastRowId(db: Database, table: CountedTable): number {
  const last = db.prepare('select id from lastRowId where tableName = ?').first<{ id: number }>(table);
  return last?.id ?? 0;
}
