import { ALL_PAGE_SIZE, type Page, type PageProgress, type PageRequest } from './paging.js';
import { readAllPages } from './readAllPages.js';

/** Options for reading a list. */
export interface ReadingOptions {
  signal?: AbortSignal | undefined;
  /** Called with how far it is, where all of a list is read. */
  onProgress?: ((progress: PageProgress) => void) | undefined;
}

/**
 * Returns a page of the rows that pass a test the server cannot apply. It reads the complete list.
 * @throws IncompleteListError when the pages do not add up, because rows are added or removed
 */
export async function pageOfPassing<Row>(
  load: (page: PageRequest) => Promise<Page<Row>>,
  passes: (row: Row) => boolean,
  rowId: (row: Row) => string,
  { pageNumber, pageSize, ...rest }: PageRequest,
  { signal, onProgress }: ReadingOptions,
): Promise<Page<Row>> {
  let isUnsorted = false;
  const all = await readAllPages({
    loadPage: async (part) => {
      const page = await load({ ...rest, ...part });
      isUnsorted ||= page.isUnsorted === true;
      return page;
    },
    rowId,
    pageSize: ALL_PAGE_SIZE,
    signal,
    onProgress: ({ done, total }) => onProgress?.({ rows: done, pageSize: total, bytes: 0 }),
  });
  const passing = all.filter(passes);
  const rows = passing.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  return { rows, total: passing.length, isUnsorted };
}
