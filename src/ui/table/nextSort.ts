import { column_toggleSorting } from '@tanstack/react-table/static-functions';
import type { SortRule } from './interfaces.js';
import { tableEngine } from './tableEngine.js';

/**
 * The sort after a click on a head: the column's first direction, then the other one, then unsorted.
 * @param isAdding - keeps the other rules and adds this one as the last, as Shift does
 */
export function nextSort(
  sort: readonly SortRule[],
  id: string,
  options: { isDescendingFirst?: boolean; isAdding?: boolean },
): SortRule[] {
  const { isDescendingFirst = false, isAdding = false } = options;
  const table = tableEngine(
    [{ id, sortDescFirst: isDescendingFirst }],
    { sorting: sort.map((rule) => ({ id: rule.id, desc: rule.isDescending })) },
    // The clicked one of several becomes the only one, in its other direction, whichever that is.
    { enableSortingRemoval: isAdding || sort.length === 1 },
  );
  column_toggleSorting(table.getColumn(id)!, undefined, isAdding);
  return table.atoms.sorting.get().map((rule) => ({ id: rule.id, isDescending: rule.desc }));
}
