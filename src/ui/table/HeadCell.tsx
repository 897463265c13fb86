import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useIntl } from '../../i18n/index.js';
import { Icon } from '../controls/Icon.js';
import { markKeyUsed } from '../controls/usedKeys.js';
import { useTip } from '../overlay/useTip.js';
import { VisuallyHidden } from '../controls/VisuallyHidden.js';
import { messages } from './DataTable.messages.js';
import { HeadWords, ResizeHandle, SortButton } from './DataTable.styles.js';
import { isRightToLeft, pointsInside } from './gridKeys.js';
import type { TableColumn, TableSorting } from './interfaces.js';
import { nextSort } from './nextSort.js';
import type { PlacedColumn } from './tableLayout.js';
import type { ColumnChanges } from './useColumnSizing.js';
import type { HeadKeys } from './useHeadKeys.js';

/** Props of {@link HeadCell}. */
export interface HeadCellProps {
  placed: PlacedColumn<never>;
  /** Absent: the table cannot be sorted. */
  sorting: TableSorting | undefined;
  keys: HeadKeys;
  /** Absent: widths and order are fixed. */
  change: ColumnChanges | undefined;
  /** Id of the element that describes the keys of heads. */
  describedBy: string;
}

/** The head of one column: its words sort, its edge sizes, Alt with the arrows does both by keyboard. */
export function HeadCell({ placed, sorting, keys, change, describedBy }: HeadCellProps) {
  const { column, key } = placed;
  const intl = useIntl();
  const cell = useRef<HTMLTableCellElement>(null);
  const rules = sorting?.rules ?? [];
  const rank = rules.findIndex((rule) => rule.id === column.id);
  const rule = rules[rank];
  const tip = useTip(column.headerTip);
  const tabIndex = keys.stopId === column.id ? 0 : -1;
  const onFocus = () => keys.noteFocus(column.id);

  const onKeyDown = (event: KeyboardEvent) => {
    const isForward = pointsInside(event);
    if (isForward === undefined) return;
    const by = isForward ? 1 : -1;
    if (event.altKey && event.shiftKey) change?.move(column, by);
    else if (event.altKey) change?.resize(column, widthOf(cell.current, column) + by * 16);
    else keys.step(column.id, by);
    markKeyUsed(event);
    event.stopPropagation();
  };

  const words: ReactNode = column.headerContent ? (
    <>
      <VisuallyHidden>{column.header}</VisuallyHidden>
      <span aria-hidden>{column.headerContent}</span>
    </>
  ) : (
    column.header
  );

  return (
    <th
      ref={cell}
      role="columnheader"
      scope="col"
      data-c={key}
      data-align={column.align}
      aria-sort={rule && rank === 0 ? (rule.isDescending ? 'descending' : 'ascending') : undefined}
    >
      {column.canSort && sorting ? (
        <SortButton
          type="button"
          data-head={column.id}
          data-sorted={rule ? '' : undefined}
          tabIndex={tabIndex}
          {...tip.merge<HTMLButtonElement>({ onFocus, 'aria-describedby': describedBy })}
          onClick={({ shiftKey: isAdding }) =>
            sorting.onChange(
              nextSort(rules, column.id, { isDescendingFirst: column.isDescendingFirst, isAdding }),
            )
          }
          onKeyDown={onKeyDown}
        >
          <span>{words}</span>
          {rule && <Icon name={rule.isDescending ? 'arrow-down' : 'arrow-up'} size={12} />}
          {rule && rules.length > 1 && <span aria-hidden>{rank + 1}</span>}
        </SortButton>
      ) : (
        <HeadWords
          data-head={column.id}
          data-hidden={column.isHeaderHidden || undefined}
          {...tip.merge({ onFocus, 'aria-describedby': undefined })}
          tabIndex={column.headerTip ? tabIndex : undefined}
          onKeyDown={onKeyDown}
        >
          {words}
        </HeadWords>
      )}
      {tip.element}
      {change && !column.isHeaderHidden && (
        <ResizeHandle
          aria-hidden
          title={intl.formatMessage(messages.resize, { name: column.header })}
          onPointerDown={(event) => startDrag(event, cell.current, placed, change)}
          onDoubleClick={() => change.resize(column, undefined)}
          onClick={(event) => event.stopPropagation()}
        />
      )}
    </th>
  );
}

function startDrag(
  event: PointerEvent<HTMLElement>,
  cell: HTMLElement | null,
  placed: PlacedColumn<never>,
  change: ColumnChanges,
) {
  if (!cell || event.button !== 0) return;
  event.preventDefault();
  const handle = event.currentTarget;
  const start = cell.getBoundingClientRect().width;
  const sign = isRightToLeft(cell) ? -1 : 1;
  const widthAt = (move: globalThis.PointerEvent) => start + (move.clientX - event.clientX) * sign;
  const onMove = (move: globalThis.PointerEvent) => change.show(placed, widthAt(move));
  const stop = (end: globalThis.PointerEvent) => {
    handle.removeEventListener('pointermove', onMove);
    handle.removeEventListener('pointerup', stop);
    handle.removeEventListener('pointercancel', stop);
    delete handle.dataset['dragging'];
    // A click without a move is the first half of a double click.
    if (end.clientX !== event.clientX) change.resize(placed.column, widthAt(end));
  };
  handle.dataset['dragging'] = '';
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', onMove);
  handle.addEventListener('pointerup', stop);
  handle.addEventListener('pointercancel', stop);
}

function widthOf(cell: HTMLElement | null, column: TableColumn<never>): number {
  return cell?.getBoundingClientRect().width ?? column.width;
}
