import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useIntl } from '../../i18n/index.js';
import { Icon } from '../Icon.js';
import { useTip } from '../useTip.js';
import { VisuallyHidden } from '../VisuallyHidden.js';
import { HeadWords, ResizeHandle, SortButton } from './DataTable.styles.js';
import { messages } from './DataTable.messages.js';
import type { SortRule } from './interfaces.js';
import type { PlacedColumn } from './useColumns.js';

/** Props of {@link HeadCell}. */
export interface HeadCellProps {
  placed: PlacedColumn<never>;
  sort: readonly SortRule[];
  /** Absent: the table cannot be sorted. */
  onSort?: (id: string, isAdding: boolean) => void;
  isTabStop: boolean;
  describedBy: string;
  /** Moves the focus to another head: −1 the one before, 1 the next. */
  onStep: (by: number) => void;
  onFocus: () => void;
  /** Absent: widths and order are fixed. */
  onMove?: (by: number) => void;
  /** Shows a width while it is being dragged. */
  onDrag?: (width: number) => void;
  onResize?: (width: number | undefined) => void;
}

/** The head of one column: its words sort, its edge sizes, Alt with the arrows does both by keyboard. */
export function HeadCell(props: HeadCellProps) {
  const { placed, sort, onSort, isTabStop, describedBy, onStep, onFocus, onMove, onDrag, onResize } = props;
  const { column, key } = placed;
  const intl = useIntl();
  const cell = useRef<HTMLTableCellElement>(null);
  const rank = sort.findIndex((rule) => rule.id === column.id);
  const rule = sort[rank];
  const tip = useTip(column.headerTip);
  const isRtl = () => cell.current !== null && getComputedStyle(cell.current).direction === 'rtl';

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const forward = (event.key === 'ArrowRight') !== isRtl() ? 1 : -1;
    if (event.altKey && event.shiftKey) onMove?.(forward);
    else if (event.altKey)
      onResize?.((cell.current?.getBoundingClientRect().width ?? column.width) + forward * 16);
    else onStep(forward);
    event.preventDefault();
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
      {column.canSort && onSort ? (
        <SortButton
          type="button"
          data-head={column.id}
          data-sorted={rule ? '' : undefined}
          tabIndex={isTabStop ? 0 : -1}
          {...tip.merge<HTMLButtonElement>({ onFocus, 'aria-describedby': describedBy })}
          onClick={(event) => onSort(column.id, event.shiftKey)}
          onKeyDown={onKeyDown}
        >
          <span>{words}</span>
          {rule && <Icon name={rule.isDescending ? 'arrow-down' : 'arrow-up'} size={12} />}
          {rule && sort.length > 1 && <span aria-hidden>{rank + 1}</span>}
        </SortButton>
      ) : (
        <HeadWords
          data-head={column.id}
          data-hidden={column.isHeaderHidden || undefined}
          {...tip.merge({ onFocus, 'aria-describedby': undefined })}
          tabIndex={column.headerTip ? (isTabStop ? 0 : -1) : undefined}
          onKeyDown={onKeyDown}
        >
          {words}
        </HeadWords>
      )}
      {tip.element}
      {onResize && onDrag && !column.isHeaderHidden && (
        <ResizeHandle
          aria-hidden
          title={intl.formatMessage(messages.resize, { name: column.header })}
          onPointerDown={(event) => startDrag(event, cell.current, isRtl(), onDrag, onResize)}
          onDoubleClick={() => onResize(undefined)}
          onClick={(event) => event.stopPropagation()}
        />
      )}
    </th>
  );
}

function startDrag(
  event: PointerEvent<HTMLElement>,
  cell: HTMLElement | null,
  isRtl: boolean,
  onDrag: (width: number) => void,
  onResize: (width: number) => void,
) {
  if (!cell || event.button !== 0) return;
  event.preventDefault();
  const handle = event.currentTarget;
  const start = cell.getBoundingClientRect().width;
  const widthAt = (move: globalThis.PointerEvent) =>
    start + (move.clientX - event.clientX) * (isRtl ? -1 : 1);
  const onMove = (move: globalThis.PointerEvent) => onDrag(widthAt(move));
  const stop = (end: globalThis.PointerEvent) => {
    handle.removeEventListener('pointermove', onMove);
    handle.removeEventListener('pointerup', stop);
    handle.removeEventListener('pointercancel', stop);
    delete handle.dataset['dragging'];
    // A click without a move is the first half of a double click.
    if (end.clientX !== event.clientX) onResize(widthAt(end));
  };
  handle.dataset['dragging'] = '';
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', onMove);
  handle.addEventListener('pointerup', stop);
  handle.addEventListener('pointercancel', stop);
}
