import { useMemo } from 'react';
import { useTableLayout } from '../data/useTableLayout.js';
import { usePagedValue } from '../data/usePagedValue.js';
import type { ValueChange } from '../data/valueChange.js';
import { useHost } from '../host/KitProvider.js';
import { useIntl } from '../i18n/index.js';
import type { TableColumn } from '../ui/DataTable/interfaces.js';
import type { ListColumn, ListDefinition } from './ListDefinition.js';
import type { ListValue } from './listCodec.js';
import { textOf } from './listText.js';

/** Props of a list's view, which its host may keep, for example in its address. @public */
export interface ListViewState<Value> {
  /** What is shown, when the host keeps it; see the functions `parse…Value` and `format…Value` of the list. */
  value?: Value;
  /** What is shown at first, when the widget keeps it; what is left out is as the user last chose. */
  defaultValue?: Value;
  /** Called when the user changes what is shown. */
  onValueChange?: (value: Value, change: ValueChange) => void;
  /** Rows per page as long as `value` names no size and the user has not chosen, 1–100. @defaultValue 25 */
  pageSize?: number;
}

/** What is asked of a list and how its columns stand, wherever its rows come from. */
export function useListState<Row, Value extends ListValue>(
  definition: ListDefinition<Row, Value>,
  state: ListViewState<Value>,
) {
  const { columns: defined, permission } = definition;
  const codec = definition.value;
  const intl = useIntl();
  const { can } = useHost();
  const sortKeys = useMemo(() => sortKeysOf(defined, codec.sorts), [defined, codec]);
  const { value, change, ...paged } = usePagedValue<Value>({
    table: codec.name,
    remembered: codec.remembered,
    firstOrder: codec.firstOrder,
    sortById: (id) => sortKeys.get(id) as Value['sortBy'],
    value: state.value,
    defaultValue: state.defaultValue,
    onValueChange: state.onValueChange,
    pageSize: state.pageSize,
  });
  const columns = useMemo(
    () => defined.map((column) => tableColumnOf(intl, column, sortKeys.has(column.id))),
    [intl, defined, sortKeys],
  );
  const columnIds = useMemo(() => defined.map(({ id }) => id), [defined]);
  const [layout, setLayout] = useTableLayout(codec.name, columnIds);
  const unfiltered = Object.fromEntries(codec.filters.map((key) => [key, undefined])) as Partial<Value>;
  const isFiltered = codec.filters.some((key) => Boolean(value[key]));
  return {
    definition,
    isAllowed: permission === undefined || can(permission, 'READ'),
    value,
    change,
    isFiltered,
    clear: () => change(unfiltered),
    unfiltered,
    columns,
    layout,
    setLayout,
    ...paged,
  };
}

/** By column, the word that the server sorts by. */
function sortKeysOf(
  columns: readonly ListColumn<never>[],
  sorts: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(
    columns.flatMap(({ id, sortKey = id }): [string, string][] =>
      sorts.includes(sortKey) ? [[id, sortKey]] : [],
    ),
  );
}

function tableColumnOf<Row>(
  intl: ReturnType<typeof useIntl>,
  column: ListColumn<Row>,
  canSort: boolean,
): TableColumn<Row> {
  const { header, headerTip, cell, sortKey: _, sortValue: __, exported: ___, ...rest } = column;
  return {
    ...rest,
    header: textOf(intl, header),
    headerTip: headerTip && textOf(intl, headerTip),
    canSort,
    cell: (row) => cell(row, intl),
  };
}
