/** Everything that {@link DataTable} is given, in the order in which a table is usually written. */
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { Density } from '../../theme/index.js';

/**
 * Props of {@link DataTable}. Four are required: what the rows are called, the columns, the rows, and what a row is.
 * Each other one adds an ability and is absent where the table does not have it. The owner of a table keeps its state
 * (sorting, layout, selection, what is open), so that the state can be remembered or put into an address.
 * @public
 */
export interface DataTableProps<Row> {
  /** The name of the table for screen readers, which names the rows. */
  label: string;
  /** Keep the array stable between renders, else every cell is drawn again. */
  columns: readonly TableColumn<Row>[];
  /** Sorted and filtered already. Keep the object as long as the rows stay the same. */
  rows: RowSource<Row>;
  /** The content and behavior of a row. */
  row: TableRowOptions<Row>;
  /** `loading`: no rows yet, placeholders after 150 ms. `refreshing`: old rows stay, a line moves. @defaultValue 'idle' */
  status?: 'idle' | 'loading' | 'refreshing';
  /** Shown instead of rows when there are none. @defaultValue nothing */
  empty?: ReactNode;
  /** Absent: heads do not sort. */
  sorting?: TableSorting;
  /** Absent: columns are as they say, with fixed widths and order. */
  layout?: TableLayoutOptions;
  /** Absent: nothing can be selected. */
  selection?: TableSelection<Row>;
  /** Absent: nothing opens below a row. */
  detail?: TableDetail<Row>;
  /** Absent: rows are not nested. With `detail` too, the arrow of a row opens its detail. */
  tree?: TableTree<Row>;
  /** Absent: a row has the table's own keys only. */
  keys?: TableKeys<Row>;
  /** Below the rows. Absent: nothing. */
  foot?: TableFootOptions;
  /** Receives the commands of the table. */
  handle?: Ref<DataTableHandle>;
}

/** One column of a table, as data. @public */
export interface TableColumn<Row> {
  /** Stable name: in sort rules, in the remembered layout. */
  id: string;
  /** Words of the head, of the column menu and of the sort menu. */
  header: string;
  /** Drawn in the head instead of `header`, which screen readers then still get; such as letters over counts. */
  headerContent?: ReactNode;
  /** Explains the head. */
  headerTip?: string;
  /** Hides the words of the head, for a column of buttons. */
  isHeaderHidden?: boolean;
  /** Draws one cell. Called again only when its row, the columns or the row's state changed. */
  cell: (row: Row) => ReactNode;
  /** Pixels at first; with `grow` the least it gets before people size it. */
  width: number;
  /** Least width in pixels. @defaultValue 48 */
  minWidth?: number;
  /** Share of the width that is left over; 0 keeps `width`. @defaultValue 0 */
  grow?: number;
  /** Numbers to compare are at the end, with digits of the same width. @defaultValue 'start' */
  align?: 'start' | 'center' | 'end';
  /** True when the head sorts, if the table has `sorting`. @defaultValue false */
  canSort?: boolean;
  /** Direction of the first click on the head: numbers and dates usually start with the largest. @defaultValue false */
  isDescendingFirst?: boolean;
  /** True when users can hide the column. @defaultValue true */
  canHide?: boolean;
  /** True when the column is hidden until users show it. @defaultValue false */
  isHiddenByDefault?: boolean;
  /** Below this width of the table, in pixels, the column is left out; its content is then in the detail. */
  foldBelow?: number;
  /** Carries the indentation and branch lines of nested rows. */
  hasBranch?: boolean;
  /** Place in the block that a row becomes on a phone; one column a place. Absent: not shown there. */
  cardSlot?: 'title' | 'titleEnd' | 'second' | 'secondEnd' | 'third' | 'thirdEnd';
}

/** Rows of a table, wherever they are kept. A new object means new rows; see `arraySource` for rows in an array. @public */
export interface RowSource<Row> {
  /** The number of rows, loaded or not. */
  readonly count: number;
  /** The row at a place, 0-based; undefined while it is not loaded, which shows as a placeholder. */
  at(index: number): Row | undefined;
  /**
   * Requests rows that are about to be visible, including `from`, excluding `to`. Called often. The source
   * must avoid loading rows twice.
   */
  ensure?: (from: number, to: number) => void;
}

/**
 * The content and behavior of a row. Keep the functions stable between renders, else every row in view is
 * drawn again. @public
 */
export interface TableRowOptions<Row> {
  /** Unique in the full list, also across pages. */
  getId: (row: Row) => string;
  /** Returns the name of a row, in words, for its checkbox and its arrow. */
  getName: (row: Row) => string;
  /** Muted rows stay readable but step back, such as what was dismissed. @defaultValue no row */
  isMuted?: (row: Row) => boolean;
  /** Enter, or a click beside a link, on a row that has neither a detail nor rows below it. */
  onOpen?: (row: Row) => void;
  /** Id of the row that something beside the table is about, where `onOpen` chooses one. */
  chosenId?: string;
  /**
   * True when the elements of a row that leaves may be reused for a row that comes, which is faster. Use it
   * only where cells hold no own state: an open menu would then belong to another row. @defaultValue false
   */
  isRecycled?: boolean;
}

/** One level of sorting; the first rule decides, the next breaks its ties. @public */
export interface SortRule {
  /** Id of a column. */
  readonly id: string;
  /** True when the largest value, the latest value, or the last letter comes first. */
  readonly isDescending: boolean;
}

/** The sort rules of the rows. The owner does the sorting. @public */
export interface TableSorting {
  /** Empty: not sorted. */
  rules: readonly SortRule[];
  /** Called with the rules that the user wants. */
  onChange: (rules: readonly SortRule[]) => void;
}

/**
 * The user's changes to the columns. Everything else follows the column definitions. Plain data, to be
 * remembered. @public
 */
export interface TableLayout {
  /** Column ids in order; columns that are not named keep their place behind the one before them. */
  readonly order?: readonly string[];
  /** The visibility of each column, by ID. */
  readonly shown?: Readonly<Record<string, boolean>>;
  /** Width in pixels, by id. */
  readonly widths?: Readonly<Record<string, number>>;
}

/** The layout of the table. @public */
export interface TableLayoutOptions {
  /** The user's changes so far. @defaultValue as defined by the columns */
  value?: TableLayout;
  /** Absent: widths and order are fixed. */
  onChange?: (layout: TableLayout) => void;
  /** Height of the rows. @defaultValue that of the theme scope */
  density?: Density;
}

/** The selected rows. @public */
export interface TableSelection<Row> {
  /** May hold ids of rows that are not listed now; they stay. */
  ids: ReadonlySet<string>;
  /** Called with the ids of all rows that are then selected. */
  onChange: (ids: ReadonlySet<string>) => void;
  /** Returns true when a row can be selected. @defaultValue every row */
  canSelect?: (row: Row) => boolean;
}

/**
 * The content that opens below a row. It stays mounted while it is open and near the view. Its owner must
 * keep the user's input, because sorting, paging, and scrolling far away remove the content from the page.
 * @public
 */
export interface TableDetail<Row> {
  /** Ids of the rows whose detail is open. */
  openIds: ReadonlySet<string>;
  /** Called with all ids that are then open, and the row that was opened or closed. */
  onOpenChange: (ids: ReadonlySet<string>, row: Row) => void;
  /** Draws the detail of a row. */
  render: (row: Row) => ReactNode;
  /** Returns true when a row has a detail. @defaultValue every row */
  canOpen?: (row: Row) => boolean;
}

/** Rows that belong below others; the rows are given flat, in the order they are shown. @public */
export interface TableTree<Row> {
  /** Returns the number of ancestors of a row. 0 at the top. */
  levelOf: (row: Row) => number;
  /** Returns true when the rows below a row are shown. Undefined: the row has none below it. */
  isOpen?: (row: Row) => boolean | undefined;
  /** Called when the user opens or closes a row. Absent: rows do not open and close here. */
  onToggle?: (row: Row) => void;
}

/**
 * Keys of a row. The table's own are: arrows up and down, `j` and `k`, Home, End, Page Up and Page Down move; `x` and the
 * space bar select, with Shift a range; Enter opens or closes, arrows to the sides too; Escape closes; `[` and `]` turn the page.
 * @public
 */
export interface TableKeys<Row> {
  /**
   * Any other key while a row or something in it has the focus, never in a field. Called before the table's own keys;
   * `markKeyUsed(event)` keeps the table from acting, and the dialog that it is in.
   */
  onRowKey?: (event: KeyboardEvent<HTMLElement>, row: Row, index: number) => void;
  /** True when letter keys without a modifier have an effect (WCAG 2.1.4). @defaultValue true */
  hasLetters?: boolean;
}

/** The content below the rows. @public */
export interface TableFootOptions {
  /** The current page. Absent: all rows are included. */
  paging?: TablePaging;
  /** Behind the range of rows, such as where the numbers come from. */
  note?: ReactNode;
}

/** Pages of a table; loading them is the owner's work. @public */
export interface TablePaging {
  /** The page shown, 0-based. */
  pageIndex: number;
  /** Rows a page, 1 or more. */
  pageSize: number;
  /** The choices for `pageSize`. Absent: it cannot be changed. */
  pageSizes?: readonly number[];
  /** The number of rows in the full list. Absent: not known yet. */
  total?: number;
  /** Called when the user turns the page or wants more or fewer rows on it. */
  onChange: (page: { pageIndex: number; pageSize: number }) => void;
}

/** The commands of a table. @public */
export interface DataTableHandle {
  /** Scrolls to a row, makes it the current one and puts the focus on it. */
  focusRow: (index: number) => void;
  /** Puts the focus on the current row, else on the first. */
  focus: () => void;
}
