import type { KeyboardEvent } from 'react';

/** The rows that keys move through. */
export interface GridRows {
  readonly count: number;
  /** Rows that Page Down goes on by. */
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

/** Whether an arrow points into a row, which opens it, or out of it; undefined: another key. */
export function pointsInside({ key, currentTarget }: KeyboardEvent): boolean | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return (key === 'ArrowRight') !== isRightToLeft(currentTarget);
}

/** Whether an element is read from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** Whether a key was pressed in a field, where it writes. */
export function isTyping(target: HTMLElement): boolean {
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

/** Whether a key is pressed with one that makes it another command. */
export function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
