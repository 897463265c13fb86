import type { KeyboardEvent } from 'react';

/** The rows that keys move through. */
export interface GridRows {
  readonly count: number;
  /** The number of rows that Page Down moves. */
  readonly pageRows: number;
}

/**
 * Row that a key leads to from the row at a place, as in every grid and tree; undefined: the key leads nowhere. One
 * step beyond the first or the last row is −1 or `count`, for the caller to stop at.
 */
export function rowAfterKey(key: string, at: number, { count, pageRows }: GridRows): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return Math.min(count - 1, at + pageRows);
    case 'PageUp':
      return Math.max(0, at - pageRows);
    default:
      return undefined;
  }
}

/**
 * Returns true when an arrow points into a row, which opens it, and false when it points out of the row.
 * Undefined: another key.
 */
export function pointsInside({ key, currentTarget }: KeyboardEvent): boolean | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return (key === 'ArrowRight') !== isRightToLeft(currentTarget);
}

/** Returns true when an element is read from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** Returns true when a key was pressed in a field in which it types. */
export function isTyping(target: HTMLElement): boolean {
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

/** Returns true when a key is pressed with a modifier that makes it another command. */
export function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
