import type { SortRule } from '../ui/DataTable/interfaces.js';
import type { ListColumn, SortValue } from './ListDefinition.js';

/** Rows in order: the first rule decides, the next breaks its ties. Columns without a `sortValue` are passed over. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  sort: readonly SortRule[],
  locale: string,
): Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const rules = sort.flatMap(({ id, isDescending }) => {
    const sortValue = columns.find((column) => column.id === id)?.sortValue;
    return sortValue ? [{ valuesOf: (row: Row) => [sortValue(row)].flat(), isDescending }] : [];
  });
  return [...rows].sort((a, b) => {
    for (const { valuesOf, isDescending } of rules) {
      const order = compareValues(valuesOf(a), valuesOf(b), compare);
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  });
}

function compareValues(
  a: readonly SortValue[],
  b: readonly SortValue[],
  compare: (a: string, b: string) => number,
): number {
  for (const [place, value] of a.entries()) {
    const order = compareValue(value, b[place], compare);
    if (order !== 0) return order;
  }
  return 0;
}

/** What is not known comes first. */
function compareValue(a: SortValue, b: SortValue, compare: (a: string, b: string) => number): number {
  const isKnown = a !== undefined && a !== null;
  const isOtherKnown = b !== undefined && b !== null;
  if (!isKnown || !isOtherKnown) return Number(isKnown) - Number(isOtherKnown);
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}
