import {
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useDensity, type Density } from '../../theme/index.js';
import { Message, useIntl } from '../../i18n/index.js';
import { Button } from '../Button.js';
import { deferred } from '../deferred.js';
import { Checkbox } from '../fields/Checkbox.js';
import { Select } from '../fields/Select.js';
import { IconButton } from '../IconButton.js';
import { useSkeletonDelay } from '../useSkeletonDelay.js';
import { VisuallyHidden } from '../VisuallyHidden.js';
import { columnCss, scrollCss, tracksOf } from './columnCss.js';
import { messages } from './DataTable.messages.js';
import { Empty, Frame, Scroller, SortBar, Table } from './DataTable.styles.js';
import { HeadCell } from './HeadRow.js';
import { nextSort } from './nextSort.js';
import { SkeletonRow } from './RowView.js';
import { TableFoot, type TablePaging } from './TableFoot.js';
import { TableRows } from './TableRows.js';
import { clampWidth, withMoved, withWidth } from './tableLayout.js';
import { FIRST_ROWS } from './useRowWindow.js';
import { useColumns } from './useColumns.js';
import type { RowSource } from './RowSource.js';
import type { SortRule, TableColumn, TableLayout } from './TableColumn.js';

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** What the rows are, as the table's name for screen readers. */
  label: string;
  /** Stable between renders. */
  columns: readonly TableColumn<Row>[];
  /** Sorted and filtered already. Stable while the rows stay the same. */
  rows: RowSource<Row>;
  /** Unique in the whole list, also over pages. Stable between renders. */
  getRowId: (row: Row) => string;
  /** What a row is about, in words: names its checkbox and its arrow. Stable between renders. */
  getRowName: (row: Row) => string;
  /** `loading`: no rows yet, placeholders after a moment. `refreshing`: old rows stay, a line moves. @defaultValue 'idle' */
  status?: 'idle' | 'loading' | 'refreshing';
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;

  sort?: readonly SortRule[];
  /** Absent: heads do not sort. */
  onSortChange?: (sort: readonly SortRule[]) => void;
  layout?: TableLayout;
  /** Absent: widths and order are fixed. */
  onLayoutChange?: (layout: TableLayout) => void;
  /** Absent: that of the theme scope. */
  density?: Density;

  /** Absent: nothing can be selected. */
  selection?: TableSelection<Row>;
  /** Absent: rows have nothing to open. */
  detail?: TableDetail<Row>;
  /** Absent: rows are not nested. With `detail` too, the arrow opens the detail. */
  tree?: TableTree<Row>;
  /** Muted rows stay readable but step back, such as what was dismissed. Stable between renders. */
  isRowMuted?: (row: Row) => boolean;
  /**
   * Whether what is drawn of a row that leaves may be used for one that comes, which is faster. Only where cells hold
   * nothing of their own: a menu that is open would then belong to another row. @defaultValue false
   */
  reusesRows?: boolean;
  /** Enter or a click beside a link, for rows that have no detail. */
  onRowOpen?: (row: Row) => void;
  /** Id of the row that something beside the table is about, where `onRowOpen` chooses one. */
  chosenId?: string;
  /**
   * Any other key while a row or something in it has the focus, never in a field. Called before the table's own keys;
   * `event.preventDefault()` keeps the table from acting.
   */
  onRowKey?: (event: KeyboardEvent<HTMLElement>, row: Row, index: number) => void;
  /** Row that became the current one by keyboard or pointer. */
  onCurrentRowChange?: (row: Row, index: number) => void;
  /** Whether keys without a modifier that are letters do anything (WCAG 2.1.4). @defaultValue true */
  hasLetterKeys?: boolean;

  paging?: TablePaging;
  /** Beside the range of rows below the table. */
  foot?: ReactNode;
  handle?: Ref<DataTableHandle>;
  className?: string;
}

/** Which rows are selected. */
export interface TableSelection<Row> {
  /** May hold ids of rows that are not listed now; they stay. */
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** @defaultValue every row */
  canSelect?: (row: Row) => boolean;
}

/**
 * What opens below a row. It stays mounted while it is open and near the view; what people typed into it must be kept
 * by its owner, because sorting, paging and scrolling far away take it out of the page.
 */
export interface TableDetail<Row> {
  openIds: ReadonlySet<string>;
  onOpenChange: (ids: ReadonlySet<string>, row: Row) => void;
  render: (row: Row) => ReactNode;
  /** @defaultValue every row */
  canOpen?: (row: Row) => boolean;
}

/** Rows that belong below others; the rows are given flat, in the order they are shown. */
export interface TableTree<Row> {
  /** 0 at the top. */
  levelOf: (row: Row) => number;
  /** Undefined: the row has none below it. */
  isOpen?: (row: Row) => boolean | undefined;
  onToggle?: (row: Row) => void;
}

/** What a table can be told to do. */
export interface DataTableHandle {
  /** Scrolls to a row, makes it the current one and puts the focus on it. */
  focusRow: (index: number) => void;
  /** Puts the focus on the current row, else on the first. */
  focus: () => void;
}

/**
 * The table of the kit: a grid with one tab stop that is moved through by keyboard, for any number of rows. Its owner
 * keeps all state (sort, layout, selection, what is open), so it can be remembered or put into an address.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    getRowId,
    getRowName,
    status = 'idle',
    empty,
    sort = NO_SORT,
    onSortChange,
  } = props;
  const {
    layout = NO_LAYOUT,
    onLayoutChange,
    selection,
    detail,
    tree,
    isRowMuted,
    reusesRows = false,
    onRowOpen,
    onRowKey,
  } = props;
  const { chosenId, onCurrentRowChange, hasLetterKeys = true, paging, foot, handle, className } = props;
  const intl = useIntl();
  const scopeDensity = useDensity();
  const density = props.density ?? scopeDensity;
  const keysId = useId();

  const placed = useColumns(columns, layout);
  const opens = detail ? 'detail' : tree?.onToggle ? 'children' : undefined;
  const hasSelection = selection !== undefined;
  const lead = useMemo(() => ({ hasSelection, hasExpander: opens !== undefined }), [hasSelection, opens]);
  const css = useMemo(() => columnCss(placed, lead), [placed, lead]);
  const scroll = useMemo(() => scrollCss(placed, lead), [placed, lead]);

  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [current, setCurrent] = useState<{ id: string; index: number }>();
  const [focusWanted, setFocusWanted] = useState<{ index: number }>();
  const [headStop, setHeadStop] = useState<string>();
  const [isSorting, setIsSorting] = useState(false);
  const anchor = useRef<number>(undefined);

  const isLoading = status === 'loading' && rows.count === 0;
  const hasSkeleton = useSkeletonDelay(isLoading);
  const currentIndex = placeOf(current, rows, getRowId);
  const moveTo = useCallback(
    (index: number) => {
      const row = rows.at(index);
      if (index < 0 || index >= rows.count) return;
      if (row !== undefined) {
        setCurrent({ id: getRowId(row), index });
        onCurrentRowChange?.(row, index);
      }
      setFocusWanted({ index });
    },
    [rows, getRowId, onCurrentRowChange],
  );

  const onFocused = useCallback(() => setFocusWanted(undefined), []);

  useImperativeHandle(handle, () => ({ focusRow: moveTo, focus: () => moveTo(currentIndex ?? 0) }), [
    moveTo,
    currentIndex,
  ]);

  const toggleOpen = (row: Row) => {
    const id = getRowId(row);
    if (detail && detail.canOpen?.(row) !== false) {
      detail.onOpenChange(toggled(detail.openIds, id), row);
    } else if (!detail && tree?.onToggle && tree.isOpen?.(row) !== undefined) {
      tree.onToggle(row);
    } else {
      onRowOpen?.(row);
    }
  };

  const select = (index: number, isRange: boolean) => {
    const row = rows.at(index);
    if (!selection || row === undefined || selection.canSelect?.(row) === false) return;
    const isOn = !selection.ids.has(getRowId(row));
    const from = isRange ? (anchor.current ?? index) : index;
    const ids = new Set(selection.ids);
    for (let i = Math.min(from, index); i <= Math.max(from, index); i += 1) {
      const other = rows.at(i);
      if (other === undefined || selection.canSelect?.(other) === false) continue;
      if (isOn) ids.add(getRowId(other));
      else ids.delete(getRowId(other));
    }
    anchor.current = index;
    selection.onChange(ids);
  };

  const onBodyClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const at = rowAt(target, body.current, rows, getRowId);
    if (!at) return;
    if (target.matches('[data-select]')) return select(at.index, event.shiftKey);
    if (target.closest('[data-expand]')) return toggleOpen(at.row);
    if (event.defaultPrevented || target.closest(CONTROLS) || hasSelectedText(at.element)) return;
    if (opens || onRowOpen) toggleOpen(at.row);
  };

  const onBodyFocus = (event: FocusEvent<HTMLElement>) => {
    const at = rowAt(event.target, body.current, rows, getRowId);
    if (!at) return;
    const id = getRowId(at.row);
    if (current?.id === id && current.index === at.index) return;
    setCurrent({ id, index: at.index });
    onCurrentRowChange?.(at.row, at.index);
  };

  const onBodyKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const at = rowAt(target, body.current, rows, getRowId);
    if (!at) {
      closeDetailFrom(event);
      return;
    }
    if (isTyping(target)) return;
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isLetter && event.key !== ' ' && !hasLetterKeys) return;
    onRowKey?.(event, at.row, at.index);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnRow = target === at.element;
    const page = Math.max(1, Math.floor(window.innerHeight / 2 / (density === 'compact' ? 32 : 40)));
    const act = (action: () => void) => {
      event.preventDefault();
      action();
    };
    switch (event.key) {
      case 'j':
      case 'ArrowDown':
        return act(() => moveTo(at.index + 1));
      case 'k':
      case 'ArrowUp':
        return act(() => moveTo(at.index - 1));
      case 'Home':
        return act(() => moveTo(0));
      case 'End':
        return act(() => moveTo(rows.count - 1));
      case 'PageDown':
        return act(() => moveTo(Math.min(rows.count - 1, at.index + page)));
      case 'PageUp':
        return act(() => moveTo(Math.max(0, at.index - page)));
      case 'x':
      case 'X':
        return selection && act(() => select(at.index, event.shiftKey));
      case ' ':
        return isOnRow && selection && act(() => select(at.index, event.shiftKey));
      case 'Enter':
        return isOnRow && act(() => toggleOpen(at.row));
      case 'ArrowRight':
      case 'ArrowLeft': {
        const isTowardsInside =
          (event.key === 'ArrowRight') !== (getComputedStyle(target).direction === 'rtl');
        const isOpen = detail ? detail.openIds.has(getRowId(at.row)) : tree?.isOpen?.(at.row);
        return isOnRow && isOpen !== undefined && isOpen !== isTowardsInside && act(() => toggleOpen(at.row));
      }
      case '[':
        return paging && paging.pageIndex > 0 && act(() => turn(-1));
      case ']':
        return paging && hasNext(paging) && act(() => turn(1));
      case 'Escape':
        return (
          detail?.openIds.has(getRowId(at.row)) &&
          act(() => detail.onOpenChange(toggled(detail.openIds, getRowId(at.row)), at.row))
        );
      default:
        return undefined;
    }
  };

  const turn = (by: number) => {
    if (paging) paging.onChange({ pageIndex: paging.pageIndex + by, pageSize: paging.pageSize });
  };

  // Escape inside a detail goes back to its row; a second one closes it. So nobody closes it by mistake while typing.
  const closeDetailFrom = (event: KeyboardEvent<HTMLElement>) => {
    const holder = lineOf(event.target as HTMLElement, body.current);
    if (!holder || !('detail' in holder.dataset) || event.key !== 'Escape') return;
    event.preventDefault();
    moveTo(Number(holder.dataset['index']));
  };

  const isAllSelected = useMemo(
    () => (selection ? selectedPart(rows, selection, getRowId) : false),
    [rows, selection, getRowId],
  );
  const selectAll = () => {
    if (!selection) return;
    const ids = new Set(selection.ids);
    for (let i = 0; i < rows.count; i += 1) {
      const row = rows.at(i);
      if (row === undefined || selection.canSelect?.(row) === false) continue;
      if (isAllSelected === true) ids.delete(getRowId(row));
      else ids.add(getRowId(row));
    }
    selection.onChange(ids);
  };

  const heads = placed.filter(({ column }) => (column.canSort && onSortChange) || column.headerTip);
  const stop = heads.some(({ column }) => column.id === headStop) ? headStop : heads[0]?.column.id;
  const stepHead = (from: string, by: number) => {
    const next = heads[heads.findIndex(({ column }) => column.id === from) + by];
    if (next)
      table.current?.querySelector<HTMLElement>(`[data-head="${CSS.escape(next.column.id)}"]`)?.focus();
  };
  const showWidth = (key: number, width: number) => {
    const column = columns[key];
    if (!column) return;
    table.current?.style.setProperty(
      '--bd-columns',
      tracksOf(placed, lead, { key, width: clampWidth(column, width) }),
      'important',
    );
  };
  useLayoutEffect(() => {
    table.current?.style.removeProperty('--bd-columns');
  }, [css]);

  const total = paging?.total ?? (paging ? -1 : rows.count);
  const isTree = detail !== undefined || tree !== undefined;
  const showsEmpty = rows.count === 0 && !isLoading && !hasSkeleton && empty !== undefined;
  const sortable = columns.filter((column) => column.canSort);

  return (
    <Frame className={className} data-table-frame="">
      {((onSortChange && sortable.length > 0) || selection) && (
        <SortBar>
          {selection && (
            <Checkbox
              label={intl.formatMessage(messages.selectAll)}
              isLabelHidden
              checked={isAllSelected}
              disabled={rows.count === 0}
              onCheckedChange={selectAll}
            />
          )}
          {onSortChange && sortable.length > 0 && (
            <>
              <Select
                label={intl.formatMessage(messages.sortBy)}
                isLabelHidden
                size="small"
                value={sort[0]?.id ?? '-'}
                options={[
                  { value: '-', label: intl.formatMessage(messages.unsorted) },
                  ...sortable.map((column) => ({ value: column.id, label: column.header })),
                ]}
                onValueChange={(id) =>
                  onSortChange(
                    id === '-'
                      ? []
                      : [
                          {
                            id,
                            isDescending:
                              columns.find((column) => column.id === id)?.isDescendingFirst === true,
                          },
                          ...sort.slice(1).filter((rule) => rule.id !== id),
                        ],
                  )
                }
              />
              {sort[0] && (
                <IconButton
                  icon={sort[0].isDescending ? 'arrow-down' : 'arrow-up'}
                  size="small"
                  variant="secondary"
                  label={intl.formatMessage(sort[0].isDescending ? messages.descending : messages.ascending)}
                  onClick={() =>
                    onSortChange(
                      sort.map((rule, i) => (i === 0 ? { ...rule, isDescending: !rule.isDescending } : rule)),
                    )
                  }
                />
              )}
              {sortable.length > 1 && (
                <Button
                  size="small"
                  icon="plus"
                  aria-label={intl.formatMessage(messages.sortMore, { count: Math.max(0, sort.length - 1) })}
                  onClick={() => setIsSorting(true)}
                >
                  {sort.length > 1 && intl.formatNumber(sort.length - 1)}
                </Button>
              )}
              {isSorting && (
                <SortDialog
                  columns={sortable as never}
                  sort={sort}
                  onSortChange={onSortChange}
                  onClose={() => setIsSorting(false)}
                />
              )}
            </>
          )}
        </SortBar>
      )}
      <VisuallyHidden id={keysId} hidden>
        <Message {...messages.headKeys} />
      </VisuallyHidden>
      <Scroller $css={scroll}>
        <Table
          ref={table}
          $columns={css}
          role={isTree ? 'treegrid' : 'grid'}
          aria-label={label}
          aria-rowcount={total < 0 ? -1 : total + 1}
          aria-multiselectable={selection ? true : undefined}
          aria-busy={status !== 'idle' || undefined}
          data-refreshing={status === 'refreshing' || undefined}
          data-density={density}
          data-selects={selection ? '' : undefined}
          data-opens={opens || onRowOpen ? '' : undefined}
          // Of the rows only: what comes from the heads is in no row and falls through.
          onClick={onBodyClick}
          onFocus={onBodyFocus}
          onKeyDown={onBodyKeyDown}
          onMouseDown={keepShiftFromSelectingText}
        >
          <thead role="rowgroup">
            <tr role="row" aria-rowindex={1}>
              {selection && (
                <th role="columnheader" data-lead="box" scope="col">
                  <Checkbox
                    label={intl.formatMessage(messages.selectAll)}
                    isLabelHidden
                    checked={isAllSelected}
                    disabled={rows.count === 0}
                    onCheckedChange={selectAll}
                  />
                </th>
              )}
              {opens && (
                <th role="columnheader" data-lead="expander" scope="col">
                  <VisuallyHidden>
                    <Message {...messages.expand} />
                  </VisuallyHidden>
                </th>
              )}
              {placed.map((one) => {
                const { column, key } = one;
                const change = onLayoutChange;
                return (
                  <HeadCell
                    key={column.id}
                    placed={one}
                    sort={sort}
                    onSort={
                      onSortChange &&
                      ((id, isAdding) =>
                        onSortChange(
                          nextSort(sort, id, { isDescendingFirst: column.isDescendingFirst, isAdding }),
                        ))
                    }
                    isTabStop={column.id === stop}
                    describedBy={keysId}
                    onStep={(by) => stepHead(column.id, by)}
                    onFocus={() => setHeadStop(column.id)}
                    onMove={change && ((by) => change(withMoved(columns, layout, column.id, by)))}
                    onDrag={change && ((width) => showWidth(key, width))}
                    onResize={change && ((width) => change(withWidth(layout, column, width)))}
                  />
                );
              })}
            </tr>
          </thead>
          <tbody ref={body} role="rowgroup">
            {isLoading || hasSkeleton ? (
              SKELETON_ROWS.map((i) => (
                <SkeletonRow key={i} place={i} columns={placed} {...lead} isWaiting={!hasSkeleton} />
              ))
            ) : (
              <TableRows<Row>
                body={body}
                rows={rows}
                columns={placed}
                lead={lead}
                getRowId={getRowId}
                getRowName={getRowName}
                isRowMuted={isRowMuted}
                chosenId={chosenId}
                selection={selection}
                detail={detail}
                tree={tree}
                opens={opens}
                estimate={density === 'compact' ? 32 : 40}
                rowOffset={paging ? paging.pageIndex * paging.pageSize : 0}
                currentIndex={currentIndex}
                currentId={current?.id}
                reusesRows={reusesRows}
                focusWanted={focusWanted}
                onFocused={onFocused}
              />
            )}
          </tbody>
        </Table>
      </Scroller>
      {isLoading && (
        <VisuallyHidden role="status">
          <Message {...messages.loading} />
        </VisuallyHidden>
      )}
      {showsEmpty && <Empty>{empty}</Empty>}
      <TableFoot paging={paging}>{foot}</TableFoot>
    </Frame>
  );
}

// Only narrow lists have it.
const SortDialog = deferred(() => import('../onDemand.js').then((module) => module.SortDialog));
const NO_SORT: readonly SortRule[] = [];
const NO_LAYOUT: TableLayout = {};
const SKELETON_ROWS = Array.from({ length: FIRST_ROWS }, (_, place) => place);

/** What a click or a key on a row must leave alone. */
const CONTROLS =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="menuitem"], [contenteditable]';

function isTyping(target: HTMLElement): boolean {
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

function hasSelectedText(element: Element): boolean {
  const selection = window.getSelection();
  return Boolean(selection && !selection.isCollapsed && selection.containsNode(element, true));
}

function keepShiftFromSelectingText(event: MouseEvent<HTMLElement>) {
  if (event.shiftKey && (event.target as HTMLElement).matches('[data-select]')) event.preventDefault();
}

/** The row an element stands in; nothing for what is inside a detail, which may hold a table of its own. */
function rowAt<Row>(
  target: Element,
  body: Element | null,
  rows: RowSource<Row>,
  getRowId: (row: Row) => string,
) {
  const element = lineOf(target, body);
  if (!element || element.dataset['index'] === undefined || 'detail' in element.dataset) return undefined;
  const index = Number(element.dataset['index']);
  const row = rows.at(index);
  // One that is still to be filled anew shows another row than the one that is meant to stand there.
  return row === undefined || getRowId(row) !== element.dataset['id'] ? undefined : { row, index, element };
}

/** The child of the body that an element stands in. */
function lineOf(target: Element, body: Element | null): HTMLElement | undefined {
  let line: Element | null = target;
  while (line && line.parentElement !== body) line = line.parentElement;
  return line instanceof HTMLElement ? line : undefined;
}

/** Where the current row is now: where it was, or nearby after others came or went. */
function placeOf<Row>(
  current: { id: string; index: number } | undefined,
  rows: RowSource<Row>,
  getRowId: (row: Row) => string,
): number | undefined {
  if (!current) return undefined;
  for (let distance = 0; distance < 50; distance += 1) {
    for (const index of [current.index - distance, current.index + distance]) {
      const row = index >= 0 && index < rows.count ? rows.at(index) : undefined;
      if (row !== undefined && getRowId(row) === current.id) return index;
    }
  }
  return undefined;
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function selectedPart<Row>(
  rows: RowSource<Row>,
  selection: TableSelection<Row>,
  getRowId: (row: Row) => string,
): boolean | 'mixed' {
  if (selection.ids.size === 0) return false;
  let hasSelected = false;
  let hasOther = false;
  for (let i = 0; i < rows.count; i += 1) {
    const row = rows.at(i);
    if (row === undefined || selection.canSelect?.(row) === false) continue;
    if (selection.ids.has(getRowId(row))) hasSelected = true;
    else hasOther = true;
    if (hasSelected && hasOther) return 'mixed';
  }
  return hasSelected;
}

function hasNext(paging: TablePaging): boolean {
  return paging.total === undefined || (paging.pageIndex + 1) * paging.pageSize < paging.total;
}
