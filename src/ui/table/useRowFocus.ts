import { type RefObject } from 'react';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';

/**
 * Puts the focus on a row as soon as it is drawn, and scrolls no further than it takes to see it.
 * @param body - element whose children are the rows, each with its place in `data-index`
 * @param wanted - place of the row; undefined: the focus stays where it is. A new object asks anew
 * @param items - what is drawn; changes when rows come
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
