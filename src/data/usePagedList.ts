import { useEffect } from 'react';
import type { Page, PageRequest } from '../api/paging.js';
import { useHost } from '../host/KitProvider.js';
import { useIntl } from '../i18n/index.js';
import { messages } from './usePagedList.messages.js';
import type { ResourceRef } from './resources/resourceKey.js';
import { useResource, type Resource } from './useResource.js';
import { useEffectEvent } from '../ui/hooks/useEffectEvent.js';
import { useStateOfServer } from './useStateOfServer.js';

/** The options of {@link usePagedList}. */
export interface UsePagedListOptions<Row> {
  /** The list, a page at a time: `(request) => projects.page(question, request)`. */
  page: (request: PageRequest) => ResourceRef<Page<Row>>;
  /** The part of the list that is on screen. */
  request: PageRequest;
  /** Called when the page on screen no longer exists, because rows were removed or a filter left fewer. */
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
  /** The number of rows of the complete list. Undefined until known. */
  total: number | undefined;
  /**
   * The number of rows that match the current search. Undefined until known, also while rows of an earlier
   * search are on screen.
   */
  matches: number | undefined;
  /** The number of pages of the complete list, 1 or more. Undefined until known. */
  pageCount: number | undefined;
}

const NO_ROWS: readonly never[] = [];

/**
 * Loads the requested page of a list. A newer request stops an older one, and the rows of the older one
 * remain on screen until the newer ones arrive.
 */
export function usePagedList<Row>(options: UsePagedListOptions<Row>): PagedList<Row> {
  const { page, request, onPageNumberChange, isEnabled } = options;
  const resource = useResource(page(request), { keepsPrevious: true, isEnabled });
  const data = resource.status === 'ready' ? resource.data : undefined;
  const pageCount = data && Math.max(1, Math.ceil(data.total / request.pageSize));

  // Every page in every order has the same total.
  const { searchText } = request;
  const question = JSON.stringify(page({ pageNumber: 1, pageSize: 1, searchText }).key);
  const [answered, setAnswered] = useStateOfServer<string>();
  const isAnswered = resource.status === 'ready' && !resource.isPrevious;
  if (isAnswered && answered !== question) setAnswered(question);

  const isBeyondEnd =
    resource.status === 'ready' &&
    !resource.isRefreshing &&
    pageCount !== undefined &&
    request.pageNumber > pageCount;
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
  }, [isUnsorted, request.sortName]);

  const total = data?.total;
  const matches = isAnswered || answered === question ? total : undefined;
  return { resource, rows: data?.rows ?? NO_ROWS, total, matches, pageCount };
}
