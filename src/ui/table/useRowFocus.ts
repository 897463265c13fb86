import { type RefObject } from 'react';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';

/**
 * Puts the focus on a row as soon as it is drawn, and scrolls just far enough to show it.
 * @param body - the element whose children are the rows, each with its place in `data-index`
 * @param wanted - the place of the row. Undefined: the focus does not move. A new object repeats the request
 * @param items - the drawn items. Changes when rows arrive
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  wanted: { readonly index: number } | undefined,
  items: unknown,
  onFocused: () => void,
) {
  useLayoutEffect(() => {
    const element = wanted && rowElement(body.current, wanted.index);
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
    onFocused();
  }, [body, wanted, items, onFocused]);
}

/** The element of a row, if it is drawn. What is open below it has the same place. */
export function rowElement(body: HTMLElement | null, index: number): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`:scope > [data-index="${index}"]:not([data-detail])`) ?? null;
}
