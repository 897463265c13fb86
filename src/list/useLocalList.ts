import { useMemo, useState } from 'react';
import { PAGE_SIZES } from './listValue.js';
import type { Resource } from '../data/useResource.js';
import { useIntl } from '../i18n/index.js';
import { arraySource } from '../ui/DataTable/arraySource.js';
import type { SortRule } from '../ui/DataTable/interfaces.js';
import { exportSourceOf, type List } from './List.js';
import type { ListDefinition } from './ListDefinition.js';
import type { ListValue } from './listValue.js';
import { sortedRows } from './sortedRows.js';
import { useListState, type ListViewState } from './useListState.js';

/** What {@link useLocalList} needs besides the definition. */
export interface UseLocalListOptions<Row, Value extends ListValue> extends ListViewState<Value> {
  /** All rows: as they are loaded, or as they are; an array has to be stable between renders. */
  rows: Resource<readonly Row[]> | readonly Row[];
}

/** A list whose rows are all here: searched, sorted by any number of columns, and divided into pages. */
export function useLocalList<Row, Value extends ListValue>(
  definition: ListDefinition<Row, Value>,
  options: UseLocalListOptions<Row, Value>,
): List<Row, Value> {
  const { columns, searchedText } = definition;
  const { locale } = useIntl();
  const {
    page,
    sort: firstSort,
    setSort,
    setPage,
    goToPage: _,
    unfiltered,
    ...state
  } = useListState(definition, options);
  const [otherSorts, setOtherSorts] = useState<readonly SortRule[]>([]);
  const sort = useMemo(() => [...firstSort, ...otherSorts], [firstSort, otherSorts]);
  const resource = resourceOf(options.rows);
  const all = resource.status === 'ready' ? resource.data : undefined;
  const wanted = state.value.searchText?.trim().toLowerCase() ?? '';
  const matching = useMemo(() => {
    const rows = all ?? [];
    return wanted && searchedText
      ? rows.filter((row) => searchedText(row).toLowerCase().includes(wanted))
      : rows;
  }, [all, wanted, searchedText]);
  const sorted = useMemo(
    () => sortedRows(matching, columns, sort, locale),
    [matching, columns, sort, locale],
  );
  const { pageSize } = page;
  // A search may leave fewer pages than there were.
  const pageIndex = Math.min(page.pageNumber, Math.max(1, Math.ceil(sorted.length / pageSize))) - 1;
  const rows = useMemo(() => arraySource(pageOf(sorted, pageIndex, pageSize)), [sorted, pageIndex, pageSize]);
  return {
    ...state,
    sort,
    setSort: (next) => {
      setOtherSorts(next.slice(1));
      setSort(next);
    },
    paging: {
      pageIndex,
      pageSize,
      pageSizes: PAGE_SIZES,
      total: sorted.length,
      onChange: (next) => setPage(next.pageIndex + 1, next.pageSize),
    },
    resource,
    rows,
    matches: all && sorted.length,
    reveal: (searchText) => state.change({ ...unfiltered, searchText }),
    reload: 'status' in options.rows ? () => reload(resource) : undefined,
    isSearchedAtOnce: true,
    exportSource: exportSourceOf(definition, async (request) => ({
      rows: pageOf(sorted, request.pageNumber - 1, request.pageSize),
      total: sorted.length,
    })),
  };
}

function resourceOf<Row>(rows: Resource<readonly Row[]> | readonly Row[]): Resource<readonly Row[]> {
  if ('status' in rows) return rows;
  return {
    status: 'ready',
    data: rows,
    isRefreshing: false,
    isPrevious: false,
    loadedAt: 0,
    reload: () => {},
  };
}

function reload(resource: Resource<unknown>) {
  if (resource.status !== 'loading') resource.reload();
}

function pageOf<Row>(rows: readonly Row[], pageIndex: number, pageSize: number): Row[] {
  return rows.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize);
}
