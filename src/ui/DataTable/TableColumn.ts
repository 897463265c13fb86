import type { ReactNode } from 'react';

/** One column of a table, as data. Keep the array of columns stable between renders, else every cell is drawn again. */
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
  /** Numbers that are compared stand at the end, with digits of one width. @defaultValue 'start' */
  align?: 'start' | 'center' | 'end';
  canSort?: boolean;
  /** Direction of the first click on the head: numbers and dates usually start with the largest. @defaultValue false */
  isDescendingFirst?: boolean;
  /** @defaultValue true */
  canHide?: boolean;
  isHiddenByDefault?: boolean;
  /** Below this width of the table, in pixels, the column is left out; its content is then in the detail. */
  foldBelow?: number;
  /** Carries the indentation and branch lines of nested rows. */
  hasBranch?: boolean;
  /** Place in the block that a row becomes on a phone; one column a place. Absent: not shown there. */
  cardSlot?: 'title' | 'titleEnd' | 'second' | 'secondEnd' | 'third' | 'thirdEnd';
}

/** One level of sorting; the first rule decides, the next breaks its ties. */
export interface SortRule {
  /** Id of a column. */
  readonly id: string;
  readonly isDescending: boolean;
}

/** What people changed about the columns; everything they left alone stays as the columns say. Plain data, to be remembered. */
export interface TableLayout {
  /** Column ids in order; columns that are not named keep their place behind the one before them. */
  readonly order?: readonly string[];
  /** Whether a column is shown, by id. */
  readonly shown?: Readonly<Record<string, boolean>>;
  /** Width in pixels, by id. */
  readonly widths?: Readonly<Record<string, number>>;
}
