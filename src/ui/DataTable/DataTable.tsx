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
} from 'react';
import { useDensity } from '../../theme/index.js';
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
import { TableFoot } from './TableFoot.js';
import { TableRows } from './TableRows.js';
import { clampWidth, withMoved, withWidth } from './tableLayout.js';
import { FIRST_ROWS } from './useRowWindow.js';
import { useColumns } from './useColumns.js';
import type {
  DataTableProps,
  RowSource,
  SortRule,
  TableLayout,
  TablePaging,
  TableSelection,
} from './interfaces.js';

/**
 * The table of the kit: a grid with one tab stop that is moved through by keyboard, for any number of rows. Its owner
 * keeps all state (sort, layout, selection, what is open), so it can be remembered or put into an address.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    row,
    status = 'idle',
    empty,
    sorting,
    selection,
    detail,
    tree,
    keys,
    handle,
  } = props;
  const { getId: getRowId, getName: getRowName, isMuted: isRowMuted, isRecycled = false } = row;
  const { onOpen: onRowOpen, chosenId } = row;
  const { rules: sort = NO_SORT, onChange: onSortChange } = sorting ?? {};
  const { value: layout = NO_LAYOUT, onChange: onLayoutChange } = props.layout ?? {};
  const { onRowKey, hasLetters: hasLetterKeys = true } = keys ?? {};
  const { paging, note } = props.foot ?? {};
  const intl = useIntl();
  const scopeDensity = useDensity();
  const density = props.layout?.density ?? scopeDensity;
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
      }
      setFocusWanted({ index });
    },
    [rows, getRowId],
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
    <Frame data-table-frame="">
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
                isRecycled={isRecycled}
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
      <TableFoot paging={paging}>{note}</TableFoot>
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
