import { useMemo } from 'react';
import type { Page, PageProgress, PageRequest } from '../../api/paging.js';
import { PAGE_SIZES } from './listValue.js';
import { usePagedList } from '../../data/usePagedList.js';
import type { ResourceKey, ResourceRef } from '../../data/resources/resourceKey.js';
import { useResourceCache } from '../../data/useResource.js';
import { useProgress } from '../../data/useProgress.js';
import { useHost } from '../../host/KitProvider.js';
import { arraySource } from '../../ui/table/arraySource.js';
import { checkedPage } from './checkedPage.js';
import { exportSourceOf, type List } from './List.js';
import type { ListDefinition } from './ListDefinition.js';
import type { ListValue } from './listValue.js';
import { useListState, type ListViewState } from './useListState.js';

/** Options of {@link useList}, besides the definition. @public */
export interface UseListOptions<Row, Value extends ListValue> extends ListViewState<Value> {
  /**
   * The page of rows that the view requests: its name in the cache, and how it is loaded. The server behind
   * it searches, filters, sorts, and counts. Its key contains everything that the response depends on.
   * @param page - the rows to load; for exported files up to 500 of them
   * @param value - the view, with the filters
   * @param onProgress - receives the progress, for pages of many megabytes; the list shows it if it has
   * `words.reading`
   */
  page: (
    page: PageRequest,
    value: Value,
    onProgress?: (progress: PageProgress) => void,
  ) => ResourceRef<Page<Row>>;
  /**
   * The keys that “Reload” loads again, on any page: the start of the keys that `page` returns, such as
   * `resourceKey('acme.gates')`.
   */
  reloads: readonly ResourceKey[];
}

/**
 * A list that is loaded page by page. The server that sends it searches, filters, and sorts it. Loaded pages
 * are kept for a while and shared with others that request the same. A page that no longer exists leads to
 * the last one.
 * @public
 */
export function useList<Row, Value extends ListValue>(
  definition: ListDefinition<Row, Value>,
  options: UseListOptions<Row, Value>,
): List<Row, Value> {
  const { api } = useHost();
  const cache = useResourceCache();
  const { page, setPage, goToPage, revealIn, ...state } = useListState(definition, options, false);
  const { isAllowed, value } = state;
  const progress = useProgress<PageProgress>();
  const pageOf = (request: PageRequest, onProgress?: (now: PageProgress) => void) =>
    checkedPage(options.page(request, value, onProgress));
  const paged = usePagedList<Row>({
    page: (request) => pageOf(request, progress.note),
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
    progress,
    rows,
    matches: paged.matches,
    reveal: revealIn(paged.total),
    reload: () => cache.refresh(...options.reloads),
    exportSource: exportSourceOf(definition, (request, signal) =>
      pageOf({ ...page, ...request }).load(api, signal),
    ),
  };
}
