import { useCallback, type RefObject } from 'react';
import { BREAKPOINTS } from '../../theme/index.js';
import { useWidth } from './useWidth.js';

/** Returns true when an element is narrower than a breakpoint. Undefined until it is measured. */
export function useIsNarrow(
  element: RefObject<HTMLElement | null>,
  breakpoint: keyof typeof BREAKPOINTS,
): boolean | undefined {
  // Without a width there is no layout: then nothing is left out.
  const isNarrow = useCallback(
    (width: number) => width > 0 && width < parseInt(BREAKPOINTS[breakpoint], 10),
    [breakpoint],
  );
  return useWidth(element, isNarrow);
}
