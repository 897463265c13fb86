import type { Page, PageRequest } from '../api/paging.js';
import type { Resource } from '../data/useResource.js';
import type {
  RowSource,
  SortRule,
  TableColumn,
  TableLayout,
  TablePaging,
} from '../ui/DataTable/interfaces.js';
import type { ListDefinition } from './ListDefinition.js';
import type { ListValue } from './listCodec.js';

/** A list as the user asked for it, and what changes that: what `ListView` draws. */
export interface List<Row, Value extends ListValue = ListValue> {
  definition: ListDefinition<Row, Value>;
  /** Whether the user may see it. */
  isAllowed: boolean;
  /** The view: what is searched, filtered, sorted and on which page. */
  value: Value;
  /**
   * Changes the view and goes to its first page.
   * @param isStep - whether Back leads to the view before. Default: unless letters follow others in the search
   */
  change: (part: Partial<Value>, isStep?: boolean) => void;
  /** Whether search or filters leave rows out. */
  isFiltered: boolean;
  /** Removes search and filters. */
  clear: () => void;
  sort: readonly SortRule[];
  setSort: (sort: readonly SortRule[]) => void;
  /** Absent: all rows stand on one page. */
  paging?: TablePaging;
  /** Where the rows come from: not there yet, failed, there, older than a failed reload. */
  resource: Resource<unknown>;
  rows: RowSource<Row>;
  /** Rows that match; undefined until known, also while rows of an earlier search are on screen. */
  matches: number | undefined;
  columns: readonly TableColumn<Row>[];
  layout: TableLayout;
  setLayout: (layout: TableLayout) => void;
  /** Absent: the rows come from elsewhere. */
  reload?: () => void;
  /** How long a pause in typing starts the search. @defaultValue 300 */
  searchDelayMs?: number;
  /** Brings a row that was just added into sight: searches for it, unless the whole list stands on one page. */
  reveal: (searchText: string) => void;
  /** Loads rows that match, in order, besides those on screen. Absent: the list cannot be exported. */
  loadPage?: (page: Pick<PageRequest, 'pageNumber' | 'pageSize'>, signal: AbortSignal) => Promise<Page<Row>>;
}
