import { useMemo, useState } from 'react';
import { useHost } from '../host/KitProvider.js';
import { arraySource } from '../ui/DataTable/arraySource.js';
import type { RowSource, SortRule, TablePaging } from '../ui/DataTable/interfaces.js';
import { PAGE_SIZES } from './pagedValue.js';

/** What {@link useLocalTable} needs. */
export interface UseLocalTableOptions<Row> {
  /** The table's name in preferences, such as `AffectedProjectList`. */
  table: string;
  /** All rows that fit what is searched for; stable while they stay the same. */
  rows: readonly Row[];
  /** How a column is sorted, ascending, by its id; stable. Columns without one are not. */
  orders: Readonly<Record<string, (a: Row, b: Row) => number>>;
  /** The order until somebody chooses another; stable. */
  firstSort: readonly SortRule[];
}

/** What a table needs of rows that are all there. */
export interface LocalTable<Row> {
  /** The rows of the page, in order. */
  source: RowSource<Row>;
  sort: readonly SortRule[];
  setSort: (sort: readonly SortRule[]) => void;
  paging: TablePaging;
}

/** Sorts rows that are all there and divides them into pages; the size of these is remembered. */
export function useLocalTable<Row>(options: UseLocalTableOptions<Row>): LocalTable<Row> {
  const { table, rows, orders, firstSort } = options;
  const { preferences } = useHost();
  const [sort, setSort] = useState(firstSort);
  const [pageSize, setPageSize] = useState(() => rememberedSize(preferences.get(`${table}PageSize`)));
  const [wantedPage, setWantedPage] = useState(0);
  // A search may leave fewer pages than there were.
  const pageIndex = Math.min(wantedPage, Math.max(0, Math.ceil(rows.length / pageSize) - 1));

  const sorted = useMemo(() => {
    const rules = sort.flatMap(({ id, isDescending }) => {
      const compare = orders[id];
      return compare ? [(a: Row, b: Row) => (isDescending ? compare(b, a) : compare(a, b))] : [];
    });
    return [...rows].sort((a, b) => {
      for (const compare of rules) {
        const order = compare(a, b);
        if (order !== 0) return order;
      }
      return 0;
    });
  }, [rows, orders, sort]);
  const source = useMemo(
    () => arraySource(sorted.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize)),
    [sorted, pageIndex, pageSize],
  );

  return {
    source,
    sort,
    setSort: (next) => {
      setSort(next.length > 0 ? next : firstSort);
      setWantedPage(0);
    },
    paging: {
      pageIndex,
      pageSize,
      pageSizes: PAGE_SIZES,
      total: rows.length,
      onChange: (page) => {
        if (page.pageSize !== pageSize) preferences.set(`${table}PageSize`, String(page.pageSize));
        setPageSize(page.pageSize);
        setWantedPage(page.pageIndex);
      },
    },
  };
}

function rememberedSize(text: string | undefined): number {
  return PAGE_SIZES.find((size) => String(size) === text) ?? PAGE_SIZES[0];
}
