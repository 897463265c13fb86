import type { ComponentType, ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { Permission } from '../../domain/permissions.js';
import type { TableColumn, TableRowOptions } from '../../ui/table/interfaces.js';
import type { IconName } from '../../ui/controls/Icon.js';
import type { ListCodec } from './listCodec.js';
import type { ListValue } from './listValue.js';
import type { ListCountText, ListMessage, ListText } from './listText.js';

/**
 * The definition of a list, in one place. Keep it outside of components, or its members stable between
 * renders. @public
 */
export interface ListDefinition<Row, Value extends ListValue = ListValue> extends ListBasics<Value> {
  /** In the order in which people see them at first. */
  columns: readonly ListColumn<Row>[];
  /** The ID and name of a row, and whether it is muted. */
  row: Pick<TableRowOptions<Row>, 'getId' | 'getName' | 'isMuted'>;
  /** Returns the searched text of a row, if all rows are here. Otherwise, their loader decides. */
  searchedText?: (row: Row) => string;
  /**
   * Returns true if the filters leave a row in the list, if all rows are here. Otherwise, their loader
   * decides. @defaultValue every row
   */
  passes?: (row: Row, value: Value) => boolean;
}

/** The definition of a list without its rows. @public */
export interface ListBasics<Value extends ListValue = ListValue> {
  /**
   * The name in preferences, the sort keys of the rows, and the form of the view in URLs. See `listCodec`.
   */
  value: ListCodec<Value>;
  /** The permission needed to view the list. Absent: none. */
  permission?: Permission;
  /** Absent: the list cannot be searched. */
  search?: ListSearch<Value>;
  /** The filters that narrow the list, besides the search, in the order of the toolbar. */
  filters?: readonly ListFilter<Value>[];
  /**
   * True when the user can name views and return to them, if there is enough to narrow the list by.
   * @defaultValue false
   */
  hasPresets?: boolean;
  /**
   * Holds the controls after the search field, such as `FoldedControls` for more than fits a phone.
   * @defaultValue all in a row
   */
  Controls?: ComponentType<ListControlsProps>;
  /** The words of the list. */
  words: ListWords;
  /** Above “nothing here yet”. */
  icon?: IconName;
  /**
   * Returns true if a failure means that the owner of the list does not exist. `words.notFound` is then shown
   * instead.
   */
  isNotFound?: (error: unknown) => boolean;
  /**
   * Returns the title for a failure that search or filters caused. “Clear filters” then replaces “Try again”.
   */
  filterProblem?: (error: unknown, value: Value, intl: IntlShape) => ListText | undefined;
  /** The level of the titles in place of rows, among the headings of the page. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4;
  /** The start of the names of exported files, such as `components`. Absent: the list is not exported. */
  fileName?: string;
}

/** A column: all that a list says of one of its facts. @public */
export interface ListColumn<Row> extends Omit<
  TableColumn<Row>,
  'header' | 'headerTip' | 'headerContent' | 'canSort' | 'cell'
> {
  /** Words of the head, of the list of columns and of exported files. */
  header: ListText;
  /** Explains the head. */
  headerTip?: ListText;
  /** Drawn in the head instead of `header`, which screen readers then still get. */
  headerContent?: ReactNode;
  /**
   * Draws one cell.
   * @param depth - the number of rows above a nested one; 0 at the top and in flat lists
   */
  cell: (row: Row, intl: IntlShape, depth: number) => ReactNode;
  /**
   * Word to sort by, that of the server where it sorts. The column can be sorted if the `sorts` of the list's `value` have it, and,
   * where rows are all here, if there is a `sortValue`. @defaultValue `id`
   */
  sortKey?: string;
  /**
   * Returns the value that rows that are all here are sorted by, ascending: texts as people sort them,
   * numbers, or several values for ties. Unknown values come first. Lists of the server ignore it.
   */
  sortValue?: (row: Row) => SortValue | readonly SortValue[];
  /**
   * The content in exported files: one value under the words of the heading, or several under their own
   * headings. Absent: the column is left out of files.
   */
  exported?: ((row: Row, intl: IntlShape) => ExportedValue) | readonly ExportedColumn<Row>[];
}

/** The value that a row is sorted by. @public */
export type SortValue = string | number | null | undefined;

/** A value of an exported file. Times are ISO 8601; what is not known is empty. @public */
export type ExportedValue = string | number | boolean | Date | readonly string[] | null | undefined;

/** One of several values that a column gives to exported files. @public */
export interface ExportedColumn<Row> {
  /** Member of the JSON objects. */
  id: string;
  /** Head in CSV files. */
  header: ListText;
  /** Returns the value of a row. */
  value: (row: Row, intl: IntlShape) => ExportedValue;
}

/** The way a list is searched. @public */
export interface ListSearch<Value extends ListValue> {
  /** Name of the field, for screen readers. */
  label: ListText;
  /** In the empty field: what is searched. */
  hint?: ListText;
  /** Filters that a search ends, because the server takes one of the two. */
  ends?: readonly (keyof Value)[];
}

/** Something that narrows a list; made by `listSwitch`, `listChoice`, `listTextFilter` or `listPill`. @public */
export interface ListFilter<Value extends ListValue> {
  /** Member of the view. */
  key: keyof Value & string;
  /** The control in the toolbar. Absent: none. */
  Control?: ComponentType<ListFilterProps<Value>>;
  /** The element below the toolbar while it narrows the list. Absent: none. */
  Applied?: ComponentType<ListFilterProps<Value>>;
}

/** Props of the component that holds the filters and buttons of a list. @public */
export interface ListControlsProps {
  /** The number of active filters. */
  count: number;
  /** The filters and buttons. */
  children: ReactNode;
}

/** Props of the components that draw a filter. @public */
export interface ListFilterProps<Value extends ListValue> {
  /** The view as it is. */
  value: Value;
  /** Changes the view and goes to its first page. */
  change: (part: Partial<Value>) => void;
  /** Why it cannot be used now. Absent: it can. */
  offReason?: ListText;
}

/** The words of a list. @public */
export interface ListWords {
  /** Name of the list, for screen readers. */
  label: ListText;
  /** Rows while nothing narrows the list. Absent: not said. */
  total?: ListCountText;
  /** Rows that match search and filters. @defaultValue “3 rows match” */
  matches?: ListCountText;
  /** Title while there are no rows at all. */
  none: ListText;
  /** Advice on where rows come from. */
  noneAdvice?: ListText;
  /** Title when search and filters leave nothing. @defaultValue “Nothing matches” */
  noMatch?: ListText;
  /** Below `noMatch`. @defaultValue `searchAdvice`, while something is searched */
  noMatchAdvice?: ListText;
  /** Shown below `noMatch` during a search, such as what the search covers. */
  searchAdvice?: ListText;
  /** Button that removes search and filters. @defaultValue “Clear filters” */
  clear?: ListText;
  /** While a page of many megabytes is read, with the values `rows`, `pageSize` and `megabytes`. Absent: not said. */
  reading?: ListMessage;
  /** Title when the rows could not be loaded. @defaultValue “The list could not be loaded” */
  failed?: ListText;
  /** Title without the permission. @defaultValue “You may not see this list” */
  forbidden?: ListText;
  /** Title when what the list belongs to is not there. */
  notFound?: ListText;
}
