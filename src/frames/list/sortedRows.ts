import type { SortRule } from '../../ui/table/interfaces.js';
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
    return sortValue ? [{ sortValue, isDescending }] : [];
  });
  // Each row is asked once, not with each of the many others it is compared with.
  const keyed = rows.map((row) => ({ row, keys: rules.map(({ sortValue }) => [sortValue(row)].flat()) }));
  keyed.sort((a, b) => {
    for (const [place, { isDescending }] of rules.entries()) {
      const order = compareValues(a.keys[place]!, b.keys[place]!, compare);
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}

function compareValues(
  a: readonly SortValue[],
  b: readonly SortValue[],
  compare: (a: string, b: string) => number,
): number {
  for (let place = 0; place < a.length; place += 1) {
    const order = compareValue(a[place], b[place], compare);
    if (order !== 0) return order;
  }
  return 0;
}

/** Unknown values come first. */
function compareValue(a: SortValue, b: SortValue, compare: (a: string, b: string) => number): number {
  const isKnown = a !== undefined && a !== null;
  const isOtherKnown = b !== undefined && b !== null;
  if (!isKnown || !isOtherKnown) return Number(isKnown) - Number(isOtherKnown);
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}
