import { any, type Struct } from 'superstruct';
import { pathOf, type ApiClient } from './client.js';
import { ShapeError } from './errors.js';
import { getList, getPage } from './paging.js';

/** The lists of the nodes of a graph. */
export type GraphList = 'component' | 'service';

/** Options of {@link listGraphRows}. */
export interface ListGraphRowsOptions {
  /** Called with each page as it comes, in any order; the next page waits for what it returns. */
  onPage: (rows: readonly unknown[], pageNumber: number, total: number) => Promise<void> | void;
  /** The number of pages requested in parallel. @defaultValue 4 */
  parallel?: number;
}

/**
 * Lists all components or services of a project, several pages at a time. Rows come as the server sends them: one odd
 * row must not hide a graph, so the caller says what each has to hold.
 * @throws ApiError 403 without `VIEW_PORTFOLIO` or when access control hides the project, 404 when it is unknown
 * @throws ShapeError when a page is not a list, or the list ends before its total
 */
export async function listGraphRows(
  api: ApiClient,
  projectId: string,
  list: GraphList,
  { onPage, parallel = 4 }: ListGraphRowsOptions,
  signal?: AbortSignal,
): Promise<void> {
  const request = { path: pathOf(list, 'project', projectId), signal };
  let count = 0;
  const load = async (pageNumber: number) => {
    const { rows, total } = await getPage(api, request, { pageNumber, pageSize: PAGE_SIZE }, ANYTHING);
    count += rows.length;
    await onPage(rows, pageNumber, total);
    return total;
  };

  const total = await load(1);
  const pages = Math.ceil(total / PAGE_SIZE);
  let next = 2;
  const work = async () => {
    while (next <= pages) await load(next++);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  if (count < total) {
    throw new ShapeError(
      { method: 'GET', path: request.path },
      '',
      `the list ends at ${count} of ${total} rows`,
    );
  }
}

/**
 * Lists the direct dependencies of a project or a component, as the server sends them, for servers that
 * reject the complete list.
 * @throws ApiError 403 without `VIEW_PORTFOLIO` or when access control hides the project, 404 when it is
 * unknown
 */
export function listGraphLevel(
  api: ApiClient,
  of: 'project' | 'component',
  id: string,
  signal?: AbortSignal,
): Promise<unknown[]> {
  return getList(api, { path: pathOf('dependencyGraph', of, id, 'directDependencies'), signal }, ANYTHING);
}

const ANYTHING = any() as Struct<unknown, unknown>;
// Reading a page of full components in one go must not be felt.
const PAGE_SIZE = 500;
