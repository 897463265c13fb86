import type { RefObject } from 'react';
import { useIsNarrow } from './useIsNarrow.js';

/** Whether an element is as narrow as on a phone, as `onPhone` has it for styles; undefined until it was measured. */
export function useIsPhone(element: RefObject<HTMLElement | null>): boolean | undefined {
  return useIsNarrow(element, 'tablet');
}
