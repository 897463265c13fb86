import { useMemo, useState } from 'react';
import type { Resource } from '../../data/useResource.js';
import { useIntl } from '../../i18n/index.js';
import { arraySource } from '../../ui/table/arraySource.js';
import type { SortRule } from '../../ui/table/interfaces.js';
import { exportSourceOf, type List } from './List.js';
import type { ListDefinition } from './ListDefinition.js';
import { isSameOrder, PAGE_SIZES, type ListValue } from './listValue.js';
import { sortedRows } from './sortedRows.js';
import { useListState, type ListViewState } from './useListState.js';

/** Options of {@link useLocalList}, besides the definition. @public */
export interface UseLocalListOptions<Row, Value extends ListValue> extends ListViewState<Value> {
  /** All rows: as they are loaded, or as they are; an array has to be stable between renders. */
  rows: Resource<readonly Row[]> | readonly Row[];
}

/** A list whose rows are all here: searched, filtered, sorted by any number of columns, and divided into pages. @public */
export function useLocalList<Row, Value extends ListValue>(
  definition: ListDefinition<Row, Value>,
  options: UseLocalListOptions<Row, Value>,
): List<Row, Value> {
  const { columns, searchedText, passes } = definition;
  const { locale } = useIntl();
  const {
    page,
    sort: firstSort,
    setSort,
    setPage,
    goToPage: _,
    revealIn,
    ...state
  } = useListState(definition, options, true);
  // The view knows the first level only; the others belong to it, and end with it.
  const [chosenSort, setChosenSort] = useState<readonly SortRule[]>([]);
  const sort = useMemo(
    () => (isSameOrder(chosenSort[0], firstSort[0]) ? chosenSort : firstSort),
    [chosenSort, firstSort],
  );
  const resource = resourceOf(options.rows);
  const all = resource.status === 'ready' ? resource.data : undefined;
  // A host that reads the view from its address gives an equal object each time.
  const view = JSON.stringify(state.value);
  const wanted = state.value.searchText?.trim().toLowerCase() ?? '';
  const matching = useMemo(() => {
    const value = JSON.parse(view) as Value;
    const rows = (all ?? []).filter((row) => !passes || passes(row, value));
    return wanted && searchedText
      ? rows.filter((row) => searchedText(row).toLowerCase().includes(wanted))
      : rows;
  }, [all, wanted, searchedText, passes, view]);
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
      setChosenSort(next);
      setSort(next);
    },
    paging: {
      pageIndex,
      pageSize,
      pageSizes: PAGE_SIZES,
      total: all && sorted.length,
      onChange: (next) => setPage(next.pageIndex + 1, next.pageSize),
    },
    resource,
    rows,
    allRows: all,
    matches: all && sorted.length,
    reveal: revealIn(all?.length),
    reload: 'status' in options.rows ? () => reload(resource) : undefined,
    isSearchedAtOnce: true,
    // Rows that are not here would make an empty file.
    exportSource:
      all &&
      exportSourceOf(definition, async (request) => ({
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
