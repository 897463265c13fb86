import type { IntlShape } from 'react-intl';
import { csvOf } from '../../domain/csv.js';
import type { ExportedValue, ListColumn } from './ListDefinition.js';
import { textOf } from './listText.js';

/** Formats of exported lists. */
export type ExportFormat = 'csv' | 'json';

/** Rows of a list as a file: the values of its columns, in their order. */
export function exportRows<Row>(
  intl: IntlShape,
  format: ExportFormat,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): Blob {
  const fields = columns.flatMap((column) => fieldsOf(intl, column));
  if (format === 'json') {
    const objects = rows.map((row) =>
      Object.fromEntries(fields.map(({ id, value }) => [id, value(row) ?? null])),
    );
    return new Blob([JSON.stringify(objects, undefined, 2)], { type: 'application/json' });
  }
  const lines = rows.map((row) => fields.map(({ value }) => cellOf(value(row))));
  return new Blob([csvOf([fields.map(({ head }) => head), ...lines])], { type: 'text/csv;charset=utf-8' });
}

interface Field<Row> {
  id: string;
  head: string;
  value: (row: Row) => ExportedValue;
}

function fieldsOf<Row>(intl: IntlShape, { id, header, exported = [] }: ListColumn<Row>): Field<Row>[] {
  if (typeof exported === 'function') {
    return [{ id, head: textOf(intl, header), value: (row) => exported(row, intl) }];
  }
  return exported.map((field) => ({
    id: field.id,
    head: textOf(intl, field.header),
    value: (row) => field.value(row, intl),
  }));
}

function cellOf(value: ExportedValue): string | number | undefined {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'object' ? value?.join(' ') : value;
}
