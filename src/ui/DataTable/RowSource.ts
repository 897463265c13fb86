/** Rows of a table, wherever they are kept. A new object means new rows; sorting and filtering are its owner's work. */
export interface RowSource<Row> {
  /** How many rows there are, loaded or not. */
  readonly count: number;
  /** The row at a place, 0-based; undefined while it is not loaded, which shows as a placeholder. */
  at(index: number): Row | undefined;
  /** Asks for rows that are about to be seen, `from` included, `to` not. Called often; loading twice is the source's to avoid. */
  ensure?(from: number, to: number): void;
}

/** Rows that are all here. Keep the result as long as the rows stay the same: `useMemo(() => arraySource(rows), [rows])`. */
export function arraySource<Row>(rows: readonly Row[]): RowSource<Row> {
  return { count: rows.length, at: (index) => rows[index] };
}
