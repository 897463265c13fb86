/** Handles keyboard and pointer events in the rows of a table. The heads have their own handlers. */
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { isKeyUsed, markKeyUsed } from '../controls/usedKeys.js';
import { hasModifier, isTyping, pointsInside, rowAfterKey } from './gridKeys.js';
import type { RowSource, TableKeys, TablePaging } from './interfaces.js';
import { detailAt, rowAt, type RowPlace } from './rowAt.js';
import type { RowOpening } from './rowOpening.js';
import type { CurrentRow } from './useCurrentRow.js';
import type { RowSelection } from './useRowSelection.js';

/** The rows, and what can be done with them. */
export interface Grid<Row> {
  body: RefObject<HTMLElement | null>;
  rows: RowSource<Row>;
  getId: (row: Row) => string;
  current: CurrentRow<Row>;
  opening: RowOpening<Row>;
  /** Undefined: nothing can be selected. */
  selection: RowSelection | undefined;
  paging: TablePaging | undefined;
  keys: TableKeys<Row> | undefined;
  /** Height of a row in pixels. */
  rowHeight: number;
}

/** The handlers of the element around head and rows; what comes from the heads is in no row and falls through. */
export function gridEvents<Row>(grid: Grid<Row>) {
  return {
    onClick: (event: MouseEvent<HTMLElement>) => onClick(event, grid),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const at = placeOf(event.target, grid);
      if (at) grid.current.noteFocus(at.row, at.index);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, grid),
    onMouseDown: keepShiftFromSelectingText,
  };
}

function onClick<Row>(event: MouseEvent<HTMLElement>, grid: Grid<Row>) {
  const target = event.target as HTMLElement;
  const { opening } = grid;
  const at = placeOf(target, grid);
  if (!at) return;
  if (target.matches('[data-select]')) return grid.selection?.toggle(at.index, event.shiftKey);
  if (target.closest('[data-expand]')) return opening.toggle(at.row);
  if (event.defaultPrevented || target.closest(CONTROLS) || hasSelectedText(at.element)) return;
  if (opening.hasClick) opening.toggle(at.row);
}

function onKeyDown<Row>(event: KeyboardEvent<HTMLElement>, grid: Grid<Row>) {
  const target = event.target as HTMLElement;
  if (isKeyUsed(event) || event.nativeEvent.isComposing) return;
  const at = placeOf(target, grid);
  if (!at) return leaveDetail(event, grid);
  if (isTyping(target)) return;
  const { onRowKey, hasLetters = true } = grid.keys ?? {};
  const isLetter = event.key.length === 1 && event.key !== ' ' && !hasModifier(event);
  if (isLetter && !hasLetters) return;
  onRowKey?.(event, at.row, at.index);
  if (isKeyUsed(event) || hasModifier(event)) return;
  const action = actionOf(event, at, grid);
  if (!action) return;
  markKeyUsed(event);
  action();
}

/** Returns the action of a key on a row. Undefined: none. */
function actionOf<Row>(
  event: KeyboardEvent<HTMLElement>,
  { row, index, element }: RowPlace<Row>,
  { rows, current, opening, selection, paging, rowHeight }: Grid<Row>,
): (() => void) | undefined {
  const { key } = event;
  const pageRows = Math.max(1, Math.floor(window.innerHeight / 2 / rowHeight));
  const next = rowAfterKey(LETTERS[key] ?? key, index, { count: rows.count, pageRows });
  if (next !== undefined) return () => current.moveTo(next);
  const isOnRow = event.target === element;
  switch (key) {
    case 'x':
    case 'X':
      return selection && (() => selection.toggle(index, event.shiftKey));
    case ' ':
      return isOnRow && selection ? () => selection.toggle(index, event.shiftKey) : undefined;
    case 'Enter':
      return isOnRow ? () => opening.toggle(row) : undefined;
    case 'ArrowRight':
    case 'ArrowLeft': {
      const isOpen = opening.isOpen(row);
      const isOther = isOpen !== undefined && isOpen !== pointsInside(event);
      return isOnRow && isOther ? () => opening.toggle(row) : undefined;
    }
    case '[':
      return pageTurn(paging, -1);
    case ']':
      return pageTurn(paging, 1);
    case 'Escape':
      return opening.closingOf(row);
    default:
      return undefined;
  }
}

/** Escape inside a detail goes back to its row; a second one closes it, so that it is not closed by mistake while typing. */
function leaveDetail<Row>(event: KeyboardEvent<HTMLElement>, { body, current }: Grid<Row>) {
  const index = detailAt(event.target as HTMLElement, body.current);
  if (index === undefined || event.key !== 'Escape') return;
  markKeyUsed(event);
  current.moveTo(index);
}

/** Turns to another page, so many pages on; undefined where there is none. */
function pageTurn(paging: TablePaging | undefined, by: number): (() => void) | undefined {
  if (!paging) return undefined;
  const { pageSize, total = Infinity } = paging;
  const pageIndex = paging.pageIndex + by;
  if (pageIndex < 0 || (by > 0 && pageIndex * pageSize >= total)) return undefined;
  return () => paging.onChange({ pageIndex, pageSize });
}

function placeOf<Row>(target: Element, { body, rows, getId }: Grid<Row>) {
  return rowAt(target, body.current, rows, getId);
}

const LETTERS: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' };

/** Elements that a click on a row leaves alone. */
const CONTROLS =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="menuitem"], [contenteditable]';

function hasSelectedText(element: Element): boolean {
  const selection = window.getSelection();
  return Boolean(selection && !selection.isCollapsed && selection.containsNode(element, true));
}

function keepShiftFromSelectingText(event: MouseEvent<HTMLElement>) {
  if (event.shiftKey && (event.target as HTMLElement).matches('[data-select]')) event.preventDefault();
}
