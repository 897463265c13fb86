import { IncompleteListError } from './errors.js';

/** A part of a list, with the length of the complete list. @public */
export interface Page<T> {
  /** The rows of this page. */
  rows: T[];
  /** The number of rows in the complete list. */
  total: number;
  /** True when the server cannot sort by the requested field, and these rows are in its own order. */
  isUnsorted?: boolean;
}

/** The part of a list to load. @public */
export interface PageRequest {
  /** From 1. */
  pageNumber: number;
  /** Rows per page, 1 and up. */
  pageSize: number;
  /** Filter text. The server decides which fields it searches. */
  searchText?: string;
  /** Field to sort by, in the server's words, such as `lastBomImport`. */
  sortName?: string;
  /** Direction; only together with `sortName`. */
  sortOrder?: 'asc' | 'desc';
}

/** The number of rows read and the total. */
export interface ReadProgress {
  done: number;
  total: number;
}

/** Options for {@link readAllPages}. */
export interface ReadAllPagesOptions<Row> {
  loadPage: (page: Pick<PageRequest, 'pageNumber' | 'pageSize'>) => Promise<Page<Row>>;
  rowId: (row: Row) => string;
  signal?: AbortSignal;
  /** The number of rows to request at a time. @defaultValue 500, so that progress is visible */
  pageSize?: number;
  /** Called after each page. */
  onProgress?: (progress: ReadProgress) => void;
}

/**
 * Reads every row of a list that comes page by page. Servers break ties of an order as they like, and rows
 * are added and removed in the meantime. If rows came twice or not at all, or the length of the list changed,
 * the complete list is read once more.
 * @throws IncompleteListError when that did not add up either
 * @throws AbortError as soon as the signal aborts, whether or not a page is being loaded
 */
export async function readAllPages<Row>(options: ReadAllPagesOptions<Row>): Promise<Row[]> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const rows = await readOnce(options);
    if (rows) return rows;
  }
  throw new IncompleteListError();
}

const ATTEMPTS = 2;

/** Reads the list once; undefined when the received rows are not the complete list. */
async function readOnce<Row>(options: ReadAllPagesOptions<Row>): Promise<Row[] | undefined> {
  const { loadPage, rowId, signal, onProgress } = options;
  const rows = new Map<string, Row>();
  let { pageSize = 500 } = options;
  let total: number | undefined;
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await orAborted(loadPage({ pageNumber, pageSize }), signal);
    total ??= page.total;
    // Rows have moved from one page to another: some would be missing though the number is right in the end.
    if (page.total !== total) return undefined;
    for (const row of page.rows) rows.set(rowId(row), row);
    onProgress?.({ done: rows.size, total });
    // The server may send fewer rows per page than requested.
    if (pageNumber === 1) pageSize = Math.min(pageSize, page.rows.length);
    if (pageNumber * pageSize < total && page.rows.length > 0) continue;
    return rows.size === total ? [...rows.values()] : undefined;
  }
}

/**
 * Returns the answer, unless the signal aborts first. The abort reason is then thrown, whatever the loader
 * throws.
 */
function orAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
