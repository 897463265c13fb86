import { array, type Struct } from 'superstruct';
import { call, jsonOf, outlineOf, type ApiClient, type ApiRequest } from './client.js';
import { checkShape } from './checkShape.js';
import { ApiError, ShapeError } from './errors.js';
import { readAllPages } from './readAllPages.js';
import { totalOf } from './totalOf.js';
import type { Page, PageRequest } from './readAllPages.js';

export type { Page, PageRequest } from './readAllPages.js';

/** The progress of reading a page whose rows arrive gradually. @public */
export interface PageProgress {
  /** Rows read. */
  rows: number;
  /** The number of rows of the page, as requested. */
  pageSize: number;
  /** Bytes read, not compressed. */
  bytes: number;
}

/** The number of rows of a list to request at a time when all are needed. */
export const ALL_PAGE_SIZE = 1_000;

/**
 * Loads one page. Size and number are always sent: without them, a server pages at 100 without reporting it.
 * A sort field of one release can be rejected by another. The page then comes in the order of the server, and
 * reports this.
 * @param read - the way to read the rows; for answers of megabytes
 * @throws ShapeError when the server does not report the length of the list, though this page is full
 */
export async function getPage<T>(
  api: ApiClient,
  request: ApiRequest,
  page: PageRequest,
  struct: Struct<T, unknown>,
  read: (response: Response, request: ApiRequest) => Promise<unknown> = jsonOf,
): Promise<Page<T>> {
  const { pageNumber, pageSize, searchText, sortName, sortOrder } = page;
  const isSorted = sortName !== undefined && sortOrder !== undefined;
  const params = {
    ...request.params,
    pageNumber,
    pageSize,
    // As it was typed: a dot finds any character too, but escaped it would no longer find a tag of exactly this text.
    searchText: searchText?.trim() || undefined,
    ...(isSorted ? { sortName, sortOrder } : {}),
  };
  const response = await api.send({ ...request, params }).catch((error: unknown) => {
    if (isSorted && isSortRefusal(error)) return undefined;
    throw error;
  });
  if (!response) {
    const { sortName: _, sortOrder: __, ...unsorted } = page;
    return { ...(await getPage(api, request, unsorted, struct, read)), isUnsorted: true };
  }
  const rows = checkShape<T[]>(await read(response, request), array(struct), outlineOf(request));
  const known = totalOf(response);
  if (known === undefined && rows.length >= pageSize) {
    throw new ShapeError(
      outlineOf(request),
      '',
      'the header X-Total-Count is missing, so the list may be cut',
    );
  }
  return { rows, total: known ?? (pageNumber - 1) * pageSize + rows.length };
}

/**
 * Returns whether an error rejects a sort field. Servers from 4.12 on reject one with problem details, each
 * in its own words, whereas 4.11 silently ignores the order. If the rejection has another reason, the page
 * without order is rejected, too.
 */
function isSortRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && error.problem !== undefined;
}

/**
 * Loads every row of a paged list, page by page; see {@link readAllPages}.
 * @throws IncompleteListError when the pages do not add up to the complete list, because rows are added or
 * removed
 */
export async function getAll<T extends { uuid: string }>(
  api: ApiClient,
  request: ApiRequest,
  struct: Struct<T, unknown>,
  search: Pick<PageRequest, 'searchText' | 'sortName' | 'sortOrder'> = {},
): Promise<T[]> {
  return readAllPages({
    loadPage: (page) => getPage(api, request, { ...search, ...page }, struct),
    rowId: ({ uuid }) => uuid,
    signal: request.signal,
    pageSize: ALL_PAGE_SIZE,
  });
}

/** Loads a list that a server always sends in full. */
export function getList<T>(api: ApiClient, request: ApiRequest, struct: Struct<T, unknown>): Promise<T[]> {
  return call(api, request, array(struct) as unknown as Struct<T[], unknown>);
}
