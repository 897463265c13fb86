import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useIntl } from '../i18n/index.js';
import type { DataTableHandle, RowSource, TableSelection } from '../ui/DataTable/interfaces.js';
import { deferred } from '../ui/deferred.js';
import type { List } from './List.js';
import type { ListValue } from './listValue.js';
import { textOf, type ListText } from './listText.js';

/** What can be done with several rows at once. */
export interface UseListSelectionOptions<Row> {
  /** Name of the bar that floats over the list while rows are selected. */
  label: ListText;
  /** @defaultValue every row */
  canSelect?: (row: Row) => boolean;
  /**
   * The actions in the bar.
   * @param rows - the selected ones, on this page and others
   * @param select - says which stay selected
   */
  actions: (rows: readonly Row[], select: (rows: readonly Row[]) => void) => ReactNode;
}

/** The rows that the user selected, over pages and searches, and what is drawn of them. */
export interface ListSelection<Row> {
  ofTable: TableSelection<Row>;
  /** Takes the focus when it has lost its place. */
  table?: RefObject<DataTableHandle | null>;
  /** Over the list, while rows are selected. */
  bar?: ReactNode;
}

/**
 * Lets the user select rows of a list, and shows a bar with what can be done with them.
 * @param options - undefined or false: nothing can be selected, such as without the permission
 */
export function useListSelection<Row, Value extends ListValue>(
  list: List<Row, Value>,
  options: UseListSelectionOptions<Row> | undefined | false,
): ListSelection<Row> | undefined {
  const intl = useIntl();
  const { rows, row } = list;
  const { getId } = row;
  const table = useRef<DataTableHandle>(null);
  const [selected, setSelected] = useState<readonly Row[]>();
  const canSelect = options ? options.canSelect : undefined;
  const ofTable = useMemo(
    (): TableSelection<Row> => ({
      canSelect,
      ids: new Set(selected?.map(getId)),
      onChange: (ids) => {
        const known = new Map([...(selected ?? []), ...loadedIn(rows)].map((row) => [getId(row), row]));
        setSelected([...ids].flatMap((id) => known.get(id) ?? []));
      },
    }),
    [canSelect, selected, getId, rows],
  );
  if (!options) return undefined;
  return {
    ofTable,
    table,
    bar: selected && (
      <ListSelectionBar
        label={textOf(intl, options.label)}
        count={selected.length}
        onClear={() => setSelected([])}
        onFocusLost={() => table.current?.focus()}
      >
        {options.actions(selected, setSelected)}
      </ListSelectionBar>
    ),
  };
}

function loadedIn<Row>(rows: RowSource<Row>): Row[] {
  return Array.from({ length: rows.count }, (_, index) => rows.at(index)).filter((row) => row !== undefined);
}

const ListSelectionBar = deferred(() => import('./onDemand.js').then((module) => module.ListSelectionBar));
