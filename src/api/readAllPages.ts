import { IncompleteListError } from './errors.js';

/** A part of a list that knows how long the whole is. @public */
export interface Page<T> {
  /** The rows of this page. */
  rows: T[];
  /** Rows of the whole list. */
  total: number;
  /** True: the server cannot sort by what was asked for, and these are in its own order. */
  isUnsorted?: boolean;
}

/** Which part of a list to load. @public */
export interface PageRequest {
  /** From 1. */
  pageNumber: number;
  /** Rows per page, 1 and up. */
  pageSize: number;
  /** Filter text; the server decides what it looks at. */
  searchText?: string;
  /** Field to sort by, in the server's words, such as `lastBomImport`. */
  sortName?: string;
  /** Direction; only together with `sortName`. */
  sortOrder?: 'asc' | 'desc';
}

/** How many rows of how many have been read. */
export interface ReadProgress {
  done: number;
  total: number;
}

/** What {@link readAllPages} needs. */
export interface ReadAllPagesOptions<Row> {
  loadPage: (page: Pick<PageRequest, 'pageNumber' | 'pageSize'>) => Promise<Page<Row>>;
  rowId: (row: Row) => string;
  signal?: AbortSignal;
  /** How many rows are asked for at a time. @defaultValue 500, for who wants to see how far it is */
  pageSize?: number;
  /** Called after each page. */
  onProgress?: (progress: ReadProgress) => void;
}

/**
 * Reads every row of a list that comes page by page. Servers break ties of an order as they like, and rows come and go
 * meanwhile: when rows came twice or not at all, or the list became longer or shorter, the whole is read once more.
 * @throws IncompleteListError when that did not add up either
 * @throws AbortError as soon as the signal says so, whether or not a page is on its way
 */
export async function readAllPages<Row>(options: ReadAllPagesOptions<Row>): Promise<Row[]> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const rows = await readOnce(options);
    if (rows) return rows;
  }
  throw new IncompleteListError();
}

const ATTEMPTS = 2;

/** Undefined when the rows that came are not the whole list. */
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
    // Who answers may give fewer rows a page than it is asked for.
    if (pageNumber === 1) pageSize = Math.min(pageSize, page.rows.length);
    if (pageNumber * pageSize < total && page.rows.length > 0) continue;
    return rows.size === total ? [...rows.values()] : undefined;
  }
}

/** The answer, unless it is not waited for any more; then what is thrown says so, whatever the loader throws. */
function orAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
