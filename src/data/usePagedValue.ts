import { useCallback, useMemo, useState } from 'react';
import type { PageRequest } from '../api/paging.js';
import { useHost } from '../host/KitProvider.js';
import type { PreferenceStore } from '../host/types.js';
import type { SortRule } from '../ui/DataTable/interfaces.js';
import {
  BY_NAME,
  changed,
  PAGE_SIZES,
  sortRequestOf,
  sortRuleOf,
  type FirstOrder,
  type PagedValue,
} from './pagedValue.js';
import { isSearchStep, type ValueChange } from './valueChange.js';

/** What {@link usePagedValue} needs; the last four as the props of the widget. */
export interface UsePagedValueOptions<Value extends PagedValue> {
  /** The table's name in preferences, such as `ProjectList`. */
  table: string;
  /** What was chosen the last time; a list that owns its value starts there. */
  remembered: (preferences: Pick<PreferenceStore, 'get'>) => Value;
  /** Field to sort by of a column; undefined: the server cannot. */
  sortById: (id: string) => Value['sortBy'];
  /** The order until somebody chooses another; the same object each time. @defaultValue by name */
  firstOrder?: FirstOrder;
  value: Value | undefined;
  defaultValue: Value | undefined;
  onValueChange: ((value: Value, change: ValueChange) => void) | undefined;
  pageSize: number | undefined;
}

/** The view of a list that is loaded page by page: the host's if it owns it, else the widget's own. */
export function usePagedValue<Value extends PagedValue>(options: UsePagedValueOptions<Value>) {
  const { table, remembered, sortById, firstOrder = BY_NAME, onValueChange } = options;
  const { preferences } = useHost();
  const [own, setOwn] = useState(() => ({ ...remembered(preferences), ...options.defaultValue }));
  const value = options.value ?? own;
  const change = useCallback(
    (part: Partial<Value>, isStep?: boolean) => {
      const next = changed(value, part, firstOrder);
      setOwn(next);
      onValueChange?.(next, { isStep: isStep ?? isSearchStep(value.searchText, next.searchText) });
    },
    [value, firstOrder, onValueChange],
  );

  const { pageNumber = 1, searchText, sortBy, sortOrder } = value;
  const pageSize = value.pageSize ?? options.pageSize ?? PAGE_SIZES[0];
  const sort = useMemo(
    (): readonly SortRule[] => [sortRuleOf({ sortBy, sortOrder }, firstOrder)],
    [sortBy, sortOrder, firstOrder],
  );
  const page = useMemo(
    (): PageRequest => ({
      pageNumber,
      pageSize,
      searchText,
      ...sortRequestOf(sort[0], firstOrder, searchText),
    }),
    [pageNumber, pageSize, searchText, sort, firstOrder],
  );

  return {
    value,
    change,
    page,
    sort,
    setPage: (number: number, size: number) => {
      if (size !== pageSize) preferences.set(`${table}PageSize`, String(size));
      change({ pageNumber: number, ...(size !== pageSize && { pageSize: size }) } as Partial<Value>);
    },
    setSort: ([rule]: readonly SortRule[]) => {
      const order = rule && (rule.isDescending ? 'desc' : 'asc');
      // Clearing the order must clear what is remembered too, else it would come back.
      preferences.set(`${table}SortName`, rule?.id);
      preferences.set(`${table}SortOrder`, order);
      change({ sortBy: rule && sortById(rule.id), sortOrder: order } as Partial<Value>);
    },
    /** The page on screen is not there any more. */
    goToPage: (number: number) => change({ pageNumber: number } as Partial<Value>, false),
  };
}
