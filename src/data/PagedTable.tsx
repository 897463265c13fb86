import type { ReactNode } from 'react';
import { DataTable } from '../ui/DataTable/DataTable.js';
import type { DataTableProps, SortRule } from '../ui/DataTable/interfaces.js';
import { ListCard } from '../ui/list.styles.js';
import { RefreshFailure } from './FailureState.js';
import { PAGE_SIZES } from './pagedValue.js';
import type { Resource } from './useResource.js';

/** Props of {@link PagedTable}: those of a table, but for what the list behind it says. */
export interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, 'status' | 'sorting'> {
  /** The list, which part of it is asked for, and what changes that: see `usePagedList` and `usePagedValue`. */
  view: {
    list: { resource: Resource<unknown>; total: number | undefined };
    page: { pageNumber: number; pageSize: number };
    sort: readonly SortRule[];
    setSort: (sort: readonly SortRule[]) => void;
    setPage: (pageNumber: number, pageSize: number) => void;
  };
  /** What stands instead of the table when the list cannot be had. */
  problemOf: (failure: Extract<Resource<unknown>, { status: 'failed' }>) => ReactNode;
}

/** The table of a list that the server sends page by page, with all that may become of it: not there yet, failed, old. */
export function PagedTable<Row>({ view, problemOf, ...table }: PagedTableProps<Row>) {
  const { list, page, sort, setSort, setPage } = view;
  const { resource } = list;
  if (resource.status === 'failed') return <ListCard>{problemOf(resource)}</ListCard>;
  return (
    <>
      <RefreshFailure resource={resource} />
      <DataTable
        {...table}
        status={resource.status === 'loading' ? 'loading' : resource.isRefreshing ? 'refreshing' : 'idle'}
        sorting={{ rules: sort, onChange: setSort }}
        foot={{
          ...table.foot,
          paging: {
            pageIndex: page.pageNumber - 1,
            pageSize: page.pageSize,
            pageSizes: PAGE_SIZES,
            total: list.total,
            onChange: (next) => setPage(next.pageIndex + 1, next.pageSize),
          },
        }}
      />
    </>
  );
}
