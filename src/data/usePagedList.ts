import { useEffect } from 'react';
import type { Page, PageRequest } from '../api/paging.js';
import { useHost } from '../host/KitProvider.js';
import { useIntl } from '../i18n/index.js';
import { messages } from './usePagedList.messages.js';
import { useResource, type Resource, type ResourceKey } from './useResource.js';
import { useEffectEvent } from '../ui/useEffectEvent.js';

/** What {@link usePagedList} needs. */
export interface UsePagedListOptions<Row> {
  /** Names the list; the page is added to it. */
  key: ResourceKey;
  /** Which part of the list is on screen. */
  page: PageRequest;
  /** Loads a part of the list. */
  load: (page: PageRequest, signal: AbortSignal) => Promise<Page<Row>>;
  /** Called when the page on screen does not exist any more, because rows went away or a filter left fewer. */
  onPageNumberChange: (pageNumber: number) => void;
  /** False: not loaded. @defaultValue true */
  isEnabled?: boolean;
}

/** A list of which the server sends one page at a time. */
export interface PagedList<Row> {
  /** For the states of the block: loading, failed, ready. */
  resource: Resource<Page<Row>>;
  /** Rows on screen; those of the page before while the next one loads. */
  rows: readonly Row[];
  /** Rows of the whole list; undefined until known. */
  total: number | undefined;
  /** How many rows match what is searched for now; undefined until known, also while rows of an earlier search are on screen. */
  matches: number | undefined;
  /** Pages of the whole list, 1 and up; undefined until known. */
  pageCount: number | undefined;
}

const NO_ROWS: readonly never[] = [];

/**
 * Loads the page of a list that is asked for. A question that a newer one overtakes is stopped, and the rows of the
 * older one stay on screen until the newer ones are there.
 */
export function usePagedList<Row>(options: UsePagedListOptions<Row>): PagedList<Row> {
  const { key, page, load, onPageNumberChange, isEnabled } = options;
  const question = JSON.stringify([key, page.searchText]);
  const resource = useResource(
    [...key, page] as unknown as ResourceKey,
    async (signal) => ({ ...(await load(page, signal)), question }),
    { keepsPrevious: true, isEnabled },
  );
  const data = resource.status === 'ready' ? resource.data : undefined;
  const pageCount = data && Math.max(1, Math.ceil(data.total / page.pageSize));

  const isBeyondEnd =
    resource.status === 'ready' &&
    !resource.isRefreshing &&
    pageCount !== undefined &&
    page.pageNumber > pageCount;
  const goToEnd = useEffectEvent(() => onPageNumberChange(pageCount ?? 1));
  useEffect(() => {
    if (isBeyondEnd) goToEnd();
  }, [isBeyondEnd]);

  const isUnsorted = data?.isUnsorted === true;
  const { notify } = useHost();
  const intl = useIntl();
  const tellUnsorted = useEffectEvent(() =>
    notify({ id: 'unsorted', kind: 'info', title: intl.formatMessage(messages.unsorted) }),
  );
  useEffect(() => {
    if (isUnsorted) tellUnsorted();
  }, [isUnsorted, page.sortName]);

  const total = data?.total;
  const matches = data?.question === question ? total : undefined;
  return { resource, rows: data?.rows ?? NO_ROWS, total, matches, pageCount };
}
