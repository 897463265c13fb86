import { useEffect, useMemo, useRef } from 'react';
import { useStateOfServer } from '../../data/useStateOfServer.js';
import type { RowSource, TableSelection } from '../../ui/table/interfaces.js';
import type { List } from './List.js';
import type { ListValue } from './listValue.js';
import { loadedRows } from './loadedRows.js';

/** The rows of a list that the user selected, across search, order, and pages. */
export interface SelectedRows<Row> {
  /** As they were last loaded, in the order in which they were selected; undefined until the user selects one. */
  selected: readonly Row[] | undefined;
  /** The number of selected rows that are not on screen: another page, another search, or a closed parent. */
  hiddenCount: number;
  /** Says which are selected. */
  select: (rows: readonly Row[]) => void;
  /** For the table. */
  ofTable: TableSelection<Row>;
}

/**
 * Keeps which rows of a list are selected; none once the host brings another API client.
 * @param canSelect - whether a row may be selected; stable between renders. Absent: every row
 */
export function useSelectedRows<Row, Value extends ListValue>(
  list: List<Row, Value>,
  canSelect?: (row: Row) => boolean,
): SelectedRows<Row> {
  const { rows, allRows, row } = list;
  const { getId } = row;
  const [chosen, select] = useStateOfServer<readonly Row[]>();
  const selected = useNewest(chosen, rows, allRows, getId);
  const ofTable = useMemo(
    (): TableSelection<Row> => ({
      canSelect,
      ids: new Set(selected?.map(getId)),
      onChange: (ids) => {
        const known = new Map([...(selected ?? []), ...loadedRows(rows)].map((row) => [getId(row), row]));
        select([...ids].flatMap((id) => known.get(id) ?? []));
      },
    }),
    [canSelect, selected, select, getId, rows],
  );
  const hiddenCount = useMemo(() => {
    if (!selected?.length) return 0;
    const shown = new Set(loadedRows(rows).map(getId));
    return selected.filter((row) => !shown.has(getId(row))).length;
  }, [selected, rows, getId]);
  return { selected, hiddenCount, select, ofTable };
}

/** Returns the selected rows as they were last loaded, without those that are known to be deleted. */
function useNewest<Row>(
  chosen: readonly Row[] | undefined,
  rows: RowSource<Row>,
  allRows: readonly Row[] | undefined,
  getId: (row: Row) => string,
): readonly Row[] | undefined {
  // Not a state, because a host may recreate its rows on each render.
  const last = useRef<{ chosen?: readonly Row[]; newest?: readonly Row[] }>({});
  const newest = useMemo(() => {
    if (!chosen?.length) return chosen;
    const loaded = new Map((allRows ?? loadedRows(rows)).map((row) => [getId(row), row]));
    // Those of a page that was left since are as they were then.
    const known = (last.current.chosen === chosen && last.current.newest) || chosen;
    const isThere = (row: Row) => !allRows || loaded.has(getId(row));
    return known.filter(isThere).map((row) => loaded.get(getId(row)) ?? row);
  }, [chosen, rows, allRows, getId]);
  useEffect(() => {
    last.current = { chosen, newest };
  }, [chosen, newest]);
  return newest;
}
