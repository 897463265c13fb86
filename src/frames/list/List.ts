import type { Page, PageProgress, PageRequest } from '../../api/paging.js';
import type { Progress } from '../../data/useProgress.js';
import type { Resource } from '../../data/useResource.js';
import type {
  RowSource,
  SortRule,
  TableColumn,
  TableLayout,
  TablePaging,
  TableRowOptions,
  TableTree,
} from '../../ui/table/interfaces.js';
import type { ListColumn, ListBasics, ListDefinition } from './ListDefinition.js';
import type { ListValue } from './listValue.js';

/** A list as the user requested it, and the functions that change it. {@link ListView} draws it. @public */
export interface List<Row, Value extends ListValue = ListValue> {
  /** The definition of the list. */
  definition: ListBasics<Value>;
  /** True when the user has permission to view it. */
  isAllowed: boolean;
  /** The view: what is searched, filtered, sorted and on which page. */
  value: Value;
  /**
   * Changes the view and goes to its first page.
   * @param isStep - whether Back leads to the view before. Default: unless letters follow others in the search
   */
  change: (part: Partial<Value>, isStep?: boolean) => void;
  /** The address of the list with another view. Absent: the host has none. */
  addressOf?: (value: Value) => string;
  /** True when search or filters leave rows out. */
  isFiltered: boolean;
  /** Removes search and filters. */
  clear: () => void;
  /** The sort rules of the rows. */
  sort: readonly SortRule[];
  /** Sorts them by something else. */
  setSort: (sort: readonly SortRule[]) => void;
  /** Absent: all rows are on one page. */
  paging?: TablePaging;
  /** The state of the rows: not loaded yet, failed, loaded, or older than a failed reload. */
  resource: Resource<unknown>;
  /** The progress of the page that is being read. Absent: not known. */
  progress?: Progress<PageProgress>;
  /** The rows of the page on screen; those of the page before while the next one loads. */
  rows: RowSource<Row>;
  /** The rows of all pages, whether they match or not; absent: not all of them are loaded. */
  allRows?: readonly Row[];
  /** The ID and name of a row, and whether it is muted. */
  row: Pick<TableRowOptions<Row>, 'getId' | 'getName' | 'isMuted'>;
  /** Absent: rows are not nested. */
  tree?: TableTree<Row>;
  /** Rows that match; undefined until known, also while rows of an earlier search are on screen. */
  matches: number | undefined;
  /** The columns of the definition in the language of the page. */
  columns: readonly TableColumn<Row>[];
  /** The user's changes to the columns, which are remembered. */
  layout: TableLayout;
  /** Changes that. */
  setLayout: (layout: TableLayout) => void;
  /** Loads the rows again. Absent: they are not loaded here. */
  reload?: () => void;
  /** True when the search starts with each letter instead of when the user pauses. @defaultValue false */
  isSearchedAtOnce?: boolean;
  /**
   * Brings a newly added row into view: searches for it, unless the complete list is known to be on one page.
   */
  reveal: (searchText: string) => void;
  /** The source of an exported file. Absent: the list cannot be exported. */
  exportSource?: ExportSource;
}

/** All rows that match, in order, and what a file says of them. @public */
export interface ExportSource<Row = unknown> {
  /** The start of the file name. */
  fileName: string;
  /** The columns of the definition. */
  columns: readonly ListColumn<Row>[];
  /** Returns the ID that distinguishes rows. */
  getId: (row: Row) => string;
  /** Loads rows besides those on screen. */
  loadPage: (page: Pick<PageRequest, 'pageNumber' | 'pageSize'>, signal: AbortSignal) => Promise<Page<Row>>;
}

/** An export source whose rows are shown nowhere else. */
export function exportSourceOf<Row, Value extends ListValue>(
  definition: ListDefinition<Row, Value>,
  loadPage: ExportSource<Row>['loadPage'],
): ExportSource | undefined {
  const { fileName, columns, row } = definition;
  if (fileName === undefined) return undefined;
  const source: ExportSource<Row> = { fileName, columns, getId: row.getId, loadPage };
  // Its rows go from `loadPage` to `columns` and `getId` only.
  return source as unknown as ExportSource;
}
