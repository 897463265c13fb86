import { useRef, type ReactNode, type RefObject } from 'react';
import { useIntl } from '../../i18n/index.js';
import type { DataTableHandle, TableSelection } from '../../ui/table/interfaces.js';
import { deferred } from '../../ui/later/deferred.js';
import type { List } from './List.js';
import type { ListValue } from './listValue.js';
import { textOf, type ListText } from './listText.js';
import { useSelectedRows } from './useSelectedRows.js';

/** The actions for several rows at a time. @public */
export interface UseListSelectionOptions<Row> {
  /** Name of the bar that floats over the list while rows are selected. */
  label: ListText;
  /** Returns true if a row can be selected. @defaultValue every row */
  canSelect?: (row: Row) => boolean;
  /**
   * Draws the actions in the bar.
   * @param rows - the selected ones, on this page and others
   * @param select - says which stay selected
   */
  actions: (rows: readonly Row[], select: (rows: readonly Row[]) => void) => ReactNode;
}

/** The rows that the user selected, over pages and searches, and what is drawn of them. @public */
export interface ListSelection<Row> {
  /** For the table. */
  ofTable: TableSelection<Row>;
  /** Takes the focus when it has lost its place. */
  table?: RefObject<DataTableHandle | null>;
  /** Over the list, while rows are selected. */
  bar?: ReactNode;
}

/**
 * Lets the user select rows of a list, and shows a bar with what can be done with them.
 * @param options - undefined or false: nothing can be selected, such as without the permission
 * @public
 */
export function useListSelection<Row, Value extends ListValue>(
  list: List<Row, Value>,
  options: UseListSelectionOptions<Row> | undefined | false,
): ListSelection<Row> | undefined {
  const intl = useIntl();
  const table = useRef<DataTableHandle>(null);
  const { selected, hiddenCount, select, ofTable } = useSelectedRows(
    list,
    options ? options.canSelect : undefined,
  );
  if (!options) return undefined;
  return {
    ofTable,
    table,
    bar: selected && (
      <ListSelectionBar
        label={textOf(intl, options.label)}
        count={selected.length}
        hiddenCount={hiddenCount}
        onClear={() => select([])}
        onFocusLost={() => table.current?.focus()}
      >
        {options.actions(selected, select)}
      </ListSelectionBar>
    ),
  };
}

const ListSelectionBar = deferred(() =>
  import('./ListSelectionBar.js').then((module) => module.ListSelectionBar),
);
