import type { SortRule } from './interfaces.js';

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
  const rule = sort.find((other) => other.id === id);
  const isKept = isAdding || (sort.length === 1 && rule !== undefined);
  if (!rule || !isKept) {
    const added = { id, isDescending: rule ? rule.isDescending !== true : isDescendingFirst };
    const first = { id, isDescending: isDescendingFirst };
    return isAdding ? [...sort, first] : [rule ? added : first];
  }
  if (rule.isDescending === isDescendingFirst) {
    return sort.map((other) => (other === rule ? { id, isDescending: !rule.isDescending } : other));
  }
  return sort.filter((other) => other !== rule);
}
