import { useCallback, useMemo, useState } from 'react';
import type { PageRequest } from '../../api/paging.js';
import type { ResourceRef } from '../../data/resources/resourceKey.js';
import type { Resource } from '../../data/useResource.js';
import { useResources } from '../../data/useResources.js';
import { useHost } from '../../host/KitProvider.js';
import { useIntl } from '../../i18n/index.js';
import { arraySource } from '../../ui/table/arraySource.js';
import type { TableTree } from '../../ui/table/interfaces.js';
import { toggled } from '../../ui/table/toggled.js';
import { checkedPage } from './checkedPage.js';
import { exportSourceOf, type List } from './List.js';
import type { ListDefinition } from './ListDefinition.js';
import type { ListValue } from './listValue.js';
import { sortRequestOf, sortRuleOf } from './listValue.js';
import { loadedRows } from './loadedRows.js';
import { TreeNote, type TreeWords } from './TreeNote.js';
import { groupedRowsOf, treeRowsOf, type Children, type TreeRow } from './treeRows.js';
import { useList, type UseListOptions } from './useList.js';

/** A list whose rows may have others below them. Its column with `hasBranch` carries the lines of the tree. */
export interface TreeDefinition<Row, Value extends ListValue = ListValue> extends ListDefinition<Row, Value> {
  tree: ListTree<Row, Value>;
}

/** The rows that have others below them, and the source of those. */
export interface ListTree<Row, Value extends ListValue> {
  /**
   * Returns true if rows are nested in this view. Those of a filtered list are the matches of `page`, at any
   * depth, grouped by `above`.
   */
  isNested: (value: Value) => boolean;
  /** The view with all rows beside each other, which is what exported files hold. */
  flat: (value: Value) => Value;
  /** Returns true if a row has children that the view would show. */
  hasChildren: (row: Row, value: Value) => boolean;
  /** The children of a row, all of them, by its id. */
  children: (rowId: string, value: Value) => ResourceRef<Row[]>;
  /** Returns the parent of a row, as far as the row reports it. The column with `hasBranch` draws it. */
  above: (row: Row) => Row | undefined;
  /** Puts children into the order of the list. */
  sort: (rows: readonly Row[], request: Pick<PageRequest, 'sortName' | 'sortOrder'>) => Row[];
  words: TreeWords;
}

/**
 * A list of the server whose rows open to their children, which are loaded then. What is open stays open while pages are
 * turned and rows are sorted.
 */
export function useTreeList<Row, Value extends ListValue>(
  definition: TreeDefinition<Row, Value>,
  options: UseListOptions<Row, Value>,
): List<TreeRow<Row>, Value> {
  const list = useList(definition, options);
  const { getId } = definition.row;
  const isNested = definition.tree.isNested(list.value);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [shownChildren, setShownChildren] = useState<ReadonlyMap<string, number>>(new Map());
  const isGrouped = isNested && list.isFiltered;
  const children = useChildren(definition, list, isNested && !isGrouped ? expanded : NONE);

  const { hasChildren, above } = definition.tree;
  const { value, rows: roots } = list;
  const rows = useMemo(() => {
    if (isGrouped) return arraySource(groupedRowsOf(loadedRows(roots), { getId, above }));
    const state = {
      getId,
      hasChildren: (row: Row) => isNested && hasChildren(row, value),
      expanded,
      shownChildren,
      children,
    };
    return arraySource(treeRowsOf(loadedRows(roots), state));
  }, [roots, getId, hasChildren, above, value, isNested, isGrouped, expanded, shownChildren, children]);
  const tree = useMemo(
    (): TableTree<TreeRow<Row>> => ({
      levelOf: ({ depth }) => depth,
      isOpen: (line) => (line.kind === 'row' && line.isExpandable ? line.isExpanded : undefined),
      onToggle: (line) => line.kind === 'row' && setExpanded((old) => toggled(old, getId(line.row))),
    }),
    [getId],
  );
  const showAll = useCallback(
    (rowId: string) => setShownChildren((old) => new Map(old).set(rowId, Infinity)),
    [],
  );
  const lifted = useTreeColumns(definition, list, showAll);
  return {
    ...list,
    ...lifted,
    rows,
    allRows: undefined,
    tree: isNested ? tree : undefined,
    exportSource: useFlatExport(definition, options, value),
  };
}

/** All rows for a file, those below others among them, in the order of the view. */
function useFlatExport<Row, Value extends ListValue>(
  definition: TreeDefinition<Row, Value>,
  { page }: UseListOptions<Row, Value>,
  value: Value,
) {
  const { api } = useHost();
  const { firstOrder } = definition.value;
  const { searchText } = value;
  const order = sortRequestOf(sortRuleOf(value, firstOrder), firstOrder, searchText);
  return exportSourceOf(definition, (request, signal) =>
    checkedPage(page({ ...request, searchText, ...order }, definition.tree.flat(value))).load(api, signal),
  );
}

const NONE: ReadonlySet<string> = new Set();

/** Loads the children of open rows, in the order of the list. Includes open rows on other pages. */
function useChildren<Row, Value extends ListValue>(
  { tree }: TreeDefinition<Row, Value>,
  { value, sort }: List<Row, Value>,
  open: ReadonlySet<string>,
): ReadonlyMap<string, Children<Row>> {
  const ids = useMemo(() => [...open], [open]);
  const states = useResources(ids.map((id) => tree.children(id, value)));
  const { sort: sorted } = tree;
  return useMemo(() => {
    const request = sortRequestOf(sort[0]);
    return new Map(ids.map((id, place) => [id, childrenOf(states[place], (rows) => sorted(rows, request))]));
  }, [ids, states, sort, sorted]);
}

function childrenOf<Row>(
  state: Resource<Row[]> | undefined,
  sorted: (rows: readonly Row[]) => Row[],
): Children<Row> {
  if (state?.status === 'ready') return { status: 'ready', rows: sorted(state.data) };
  if (state?.status === 'failed') return { status: 'failed', error: state.error, retry: state.reload };
  return { status: 'loading' };
}

/**
 * Returns the columns of a list for the lines of its tree. Notes about children are where the branches are.
 */
function useTreeColumns<Row, Value extends ListValue>(
  { columns: defined, row, tree }: TreeDefinition<Row, Value>,
  { columns: flat }: List<Row, Value>,
  onShowAll: (rowId: string) => void,
): Pick<List<TreeRow<Row>, Value>, 'columns' | 'row'> {
  const intl = useIntl();
  const { words } = tree;
  const columns = useMemo(
    () =>
      flat.map((column, place) => ({
        ...column,
        cell: (line: TreeRow<Row>) => {
          if (line.kind === 'row') return defined[place]?.cell(line.row, intl, line.depth);
          if (!column.hasBranch) return null;
          if (line.kind === 'above') return defined[place]?.cell(line.parent, intl, line.depth);
          return (
            <TreeNote
              line={line}
              parent={row.getName(line.parent)}
              words={words}
              onShowAll={() => onShowAll(row.getId(line.parent))}
            />
          );
        },
      })),
    [flat, defined, intl, row, words, onShowAll],
  );
  const options = useMemo(
    () => ({
      getId: ({ id }: TreeRow<Row>) => id,
      getName: (line: TreeRow<Row>) => row.getName(line.kind === 'row' ? line.row : line.parent),
      isMuted: (line: TreeRow<Row>) =>
        line.kind === 'above' || (line.kind === 'row' && row.isMuted?.(line.row) === true),
    }),
    [row],
  );
  return { columns, row: options };
}
