import type { RowSource } from './interfaces.js';

/** Rows that are all here. Keep the result as long as the rows stay the same: `useMemo(() => arraySource(rows), [rows])`. @public */
export function arraySource<Row>(rows: readonly Row[]): RowSource<Row> {
  return { count: rows.length, at: (index) => rows[index] };
}
