import { useMemo } from 'react';
import type { Page, PageRequest } from '../api/paging.js';
import { PAGE_SIZES } from './listValue.js';
import { usePagedList } from '../data/usePagedList.js';
import type { ResourceKey, ResourceRef } from '../data/resources/resourceFamily.js';
import { useResourceCache } from '../data/useResource.js';
import { useHost } from '../host/KitProvider.js';
import { arraySource } from '../ui/DataTable/arraySource.js';
import { exportSourceOf, type List } from './List.js';
import type { ListDefinition } from './ListDefinition.js';
import type { ListValue } from './listValue.js';
import { useListState, type ListViewState } from './useListState.js';

/** What {@link useList} needs besides the definition. */
export interface UseListOptions<Row, Value extends ListValue> extends ListViewState<Value> {
  /** The page of the server that the view asks for. */
  page: (page: PageRequest, value: Value) => ResourceRef<Page<Row>>;
  /** What “Reload” loads again, on any page, such as `projects.lists`. */
  reloads: readonly ResourceKey[];
}

/** A list that the server sends page by page, sorted and filtered by it. */
export function useList<Row, Value extends ListValue>(
  definition: ListDefinition<Row, Value>,
  options: UseListOptions<Row, Value>,
): List<Row, Value> {
  const { api } = useHost();
  const cache = useResourceCache();
  const { page, setPage, goToPage, unfiltered, ...state } = useListState(definition, options);
  const { isAllowed, value } = state;
  const pageOf = (request: PageRequest) => options.page(request, value);
  const paged = usePagedList<Row>({
    page: pageOf,
    request: page,
    onPageNumberChange: goToPage,
    isEnabled: isAllowed,
  });
  const rows = useMemo(() => arraySource(paged.rows), [paged.rows]);
  return {
    ...state,
    paging: {
      pageIndex: page.pageNumber - 1,
      pageSize: page.pageSize,
      pageSizes: PAGE_SIZES,
      total: paged.total,
      onChange: (next) => setPage(next.pageIndex + 1, next.pageSize),
    },
    resource: paged.resource,
    rows,
    matches: paged.matches,
    reveal: (searchText) => {
      const isWhole = !state.isFiltered && (paged.total ?? 0) < page.pageSize;
      if (!isWhole) state.change({ ...unfiltered, searchText });
    },
    reload: () => cache.refresh(...options.reloads),
    exportSource: exportSourceOf(definition, (request, signal) =>
      pageOf({ ...page, ...request }).load(api, signal),
    ),
  };
}
