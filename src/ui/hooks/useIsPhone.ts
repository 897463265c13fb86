import type { RefObject } from 'react';
import { useIsNarrow } from './useIsNarrow.js';

/**
 * Returns true when an element is as narrow as on a phone, matching `onPhone` for styles. Undefined until it
 * is measured.
 */
export function useIsPhone(element: RefObject<HTMLElement | null>): boolean | undefined {
  return useIsNarrow(element, 'tablet');
}
