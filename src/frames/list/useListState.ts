import { useCallback, useMemo, useRef, useState } from 'react';
import type { PageRequest } from '../../api/paging.js';
import { useTableLayout } from '../../data/useTableLayout.js';
import { isSearchStep, type ValueChange } from '../../data/valueChange.js';
import { useHost } from '../../host/KitProvider.js';
import { useIntl } from '../../i18n/index.js';
import type { SortRule, TableColumn } from '../../ui/table/interfaces.js';
import { tellHost } from '../../ui/faults/tellHost.js';
import { useLayoutEffect } from '../../ui/hooks/useLayoutEffect.js';
import type { ListColumn, ListDefinition } from './ListDefinition.js';
import type { ListCodec } from './listCodec.js';
import { textOf } from './listText.js';
import { changed, PAGE_SIZES, sortRequestOf, sortRuleOf, type ListValue } from './listValue.js';

/** Props of a list's view, which its host may keep, for example in its address. @public */
export interface ListViewState<Value> {
  /**
   * The view, if the host keeps it. `parse` and `format` of the list's codec read and write it in URLs.
   * Widgets export their own functions for that.
   */
  value?: Value;
  /** The initial view, if the widget keeps it. Omitted members are as the user last chose them. */
  defaultValue?: Value;
  /** Called when the user changes what is shown. */
  onValueChange?: (value: Value, change: ValueChange) => void;
  /**
   * The address of the page with another view, to be sent to others. Absent: views that the user gave a name have no link.
   */
  addressOf?: (value: Value) => string;
  /** Rows per page as long as `value` names no size and the user has not chosen, 1–100. @defaultValue 25 */
  pageSize?: number;
}

/**
 * Keeps the view of a list and the layout of its columns, wherever its rows come from.
 * @param isLocal - whether its rows are sorted here, which requires a `sortValue`
 */
export function useListState<Row, Value extends ListValue>(
  definition: ListDefinition<Row, Value>,
  state: ListViewState<Value>,
  isLocal: boolean,
) {
  const { columns: defined, permission, value: codec, row } = definition;
  const intl = useIntl();
  const { can } = useHost();
  const { value, change } = useListValue(codec, state);
  const columns = useMemo(
    () => defined.map((column) => tableColumnOf(intl, column, canSort(column, codec.sorts, isLocal))),
    [intl, defined, codec, isLocal],
  );
  const columnIds = useMemo(() => defined.map(({ id }) => id), [defined]);
  const [layout, setLayout] = useTableLayout(codec.name, columnIds);
  const order = useOrderAndPage(definition, value, change, state.pageSize);
  const isFiltered = codec.isFiltered(value);
  const unfiltered = Object.fromEntries(codec.filters.map((key) => [key, undefined])) as Partial<Value>;
  return {
    definition,
    row,
    isAllowed: permission === undefined || can(permission, 'READ'),
    value,
    change,
    addressOf: state.addressOf,
    isFiltered,
    clear: () => change(unfiltered),
    /** `reveal` of a list with so many rows in all; undefined while that is not known. */
    revealIn: (total: number | undefined) => (searchText: string) => {
      const isOnePage = !isFiltered && total !== undefined && total < order.page.pageSize;
      if (!isOnePage) change({ ...unfiltered, searchText });
    },
    columns,
    layout,
    setLayout,
    ...order,
  };
}

/**
 * Returns the view of a list: the host's if it keeps it, otherwise the list's own, which starts as the user
 * last left it.
 */
function useListValue<Value extends ListValue>(codec: ListCodec<Value>, state: ListViewState<Value>) {
  const { preferences } = useHost();
  const { onValueChange } = state;
  const [own, setOwn] = useState(() => ({ ...codec.remembered(preferences), ...state.defaultValue }));
  const value = state.value ?? own;
  // Two changes before the next render both take effect.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const change = useCallback(
    (part: Partial<Value>, isStep?: boolean) => {
      const before = latest.current;
      const next = changed(before, part, codec.firstOrder);
      latest.current = next;
      codec.remember(preferences, part);
      setOwn(next);
      const how = { isStep: isStep ?? isSearchStep(before.searchText, next.searchText) };
      tellHost(() => onValueChange?.(next, how));
    },
    [codec, preferences, onValueChange],
  );
  return { value, change };
}

/**
 * Returns the order of the rows, the page that is shown, and the functions that change them. Order and size
 * are remembered.
 */
function useOrderAndPage<Row, Value extends ListValue>(
  { columns, value: codec }: ListDefinition<Row, Value>,
  value: Value,
  change: (part: Partial<Value>, isStep?: boolean) => void,
  firstPageSize: number = PAGE_SIZES[0],
) {
  const { firstOrder } = codec;
  const { pageNumber = 1, searchText, sortBy, sortOrder } = value;
  const pageSize = value.pageSize ?? firstPageSize;
  const order = useMemo(() => sortRuleOf({ sortBy, sortOrder }, firstOrder), [sortBy, sortOrder, firstOrder]);
  const sort = useMemo((): readonly SortRule[] => {
    const column = columns.find((one) => sortKeyOf(one) === order.id);
    return [{ id: column?.id ?? order.id, isDescending: order.isDescending }];
  }, [columns, order]);
  const page = useMemo(
    (): PageRequest => ({
      pageNumber,
      pageSize,
      searchText,
      ...sortRequestOf(order, firstOrder, searchText),
    }),
    [pageNumber, pageSize, searchText, order, firstOrder],
  );
  return {
    page,
    sort,
    setPage: (number: number, size: number) => {
      change({ pageNumber: number, ...(size !== pageSize && { pageSize: size }) } as Partial<Value>);
    },
    setSort: ([rule]: readonly SortRule[]) => {
      const direction = rule && (rule.isDescending ? 'desc' : 'asc');
      const column = columns.find(({ id }) => id === rule?.id);
      const key = column && sortKeyOf(column);
      change({ sortBy: key, sortOrder: direction } as Partial<Value>);
    },
    /** Called when the page on screen no longer exists. */
    goToPage: (number: number) => change({ pageNumber: number } as Partial<Value>, false),
  };
}

/** The word that the server sorts a column by. */
function sortKeyOf({ id, sortKey = id }: Pick<ListColumn<never>, 'id' | 'sortKey'>): string {
  return sortKey;
}

function canSort<Row>(column: ListColumn<Row>, sorts: readonly string[], isLocal: boolean): boolean {
  return sorts.includes(sortKeyOf(column)) && (!isLocal || column.sortValue !== undefined);
}

function tableColumnOf<Row>(
  intl: ReturnType<typeof useIntl>,
  column: ListColumn<Row>,
  canSort: boolean,
): TableColumn<Row> {
  const { header, headerTip, cell, sortKey: _, sortValue: __, exported: ___, ...rest } = column;
  return {
    ...rest,
    header: textOf(intl, header),
    headerTip: headerTip && textOf(intl, headerTip),
    canSort,
    cell: (row) => cell(row, intl, 0),
  };
}
