import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Bounds of a number or a time; both count. */
export interface Range {
  from?: number;
  to?: number;
}

/** The conditions that keep a column within a range. */
export function within(column: string, { from, to }: Range = {}): RawBuilder<SqlBool>[] {
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`${sql.raw(column)} >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${sql.raw(column)} <= ${to}`]),
  ];
}
