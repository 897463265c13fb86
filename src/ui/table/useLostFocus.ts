import { useRef, type RefObject } from 'react';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';
import type { CurrentRow } from './useCurrentRow.js';
import type { RowSource } from './interfaces.js';

/**
 * Passes on the focus when the focused row disappears, which would leave the focus on the page: to the row's
 * replacement.
 * @param table - gets the focus while there is no row
 * @param isLoading - true when rows may still arrive
 * @returns handlers of the element around the rows
 */
export function useLostFocus<Row>(
  table: RefObject<HTMLElement | null>,
  rows: RowSource<Row>,
  current: CurrentRow<Row>,
  isLoading: boolean,
) {
  const isInside = useRef(false);
  const handOn = useEffectEvent(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && !table.current?.contains(activeElement)) isInside.current = false;
    const isLost = isInside.current && activeElement === document.body && current.index === undefined;
    const waitsForRows = activeElement === table.current && rows.count > 0;
    if (isLost || waitsForRows) current.focus();
  });
  useLayoutEffect(() => {
    if (!isLoading) handOn();
  }, [rows, isLoading]);
  // React gives no blur for what it takes away itself: one says that the user went elsewhere.
  return {
    onFocus: () => void (isInside.current = true),
    onBlur: () => void (isInside.current = false),
  };
}
