import type { Page, PageRequest } from '../api/paging.js';

/** The pages of a list do not add up to the whole, twice in a row. */
export class IncompleteListError extends Error {
  constructor() {
    super('The pages of the list do not add up to the whole list.');
    this.name = 'IncompleteListError';
  }
}

/** How many rows of how many have been read. */
export interface ReadProgress {
  done: number;
  total: number;
}

/** What {@link readAllPages} needs. */
export interface ReadAllPagesOptions<Row> {
  loadPage: (page: Pick<PageRequest, 'pageNumber' | 'pageSize'>, signal: AbortSignal) => Promise<Page<Row>>;
  rowId: (row: Row) => string;
  signal: AbortSignal;
  /** Called after each page. */
  onProgress: (progress: ReadProgress) => void;
}

/**
 * Reads every row of a list that comes page by page. Servers break ties of an order as they like, and rows come and go
 * meanwhile: when rows came twice or not at all, the whole is read once more.
 * @throws IncompleteListError when that did not add up either
 */
export async function readAllPages<Row>(options: ReadAllPagesOptions<Row>): Promise<readonly Row[]> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const rows = await readOnce(options);
    if (rows) return rows;
  }
  throw new IncompleteListError();
}

const PAGE_SIZE = 500;
const ATTEMPTS = 2;

/** Undefined when the rows that came are not the whole list. */
async function readOnce<Row>(options: ReadAllPagesOptions<Row>): Promise<readonly Row[] | undefined> {
  const { loadPage, rowId, signal, onProgress } = options;
  const rows = new Map<string, Row>();
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await loadPage({ pageNumber, pageSize: PAGE_SIZE }, signal);
    signal.throwIfAborted();
    for (const row of page.rows) rows.set(rowId(row), row);
    onProgress({ done: rows.size, total: page.total });
    if (pageNumber * PAGE_SIZE < page.total && page.rows.length > 0) continue;
    return rows.size === page.total ? [...rows.values()] : undefined;
  }
}
