import { useState, type RefObject } from 'react';
import { BREAKPOINTS } from '../theme/index.js';
import { useLayoutEffect } from './useLayoutEffect.js';

/** Whether an element is narrower than a breakpoint; undefined until it was measured. */
export function useIsNarrow(
  element: RefObject<HTMLElement | null>,
  breakpoint: keyof typeof BREAKPOINTS,
): boolean | undefined {
  const [isNarrow, setIsNarrow] = useState<boolean>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    // Without a width there is no layout, as in tests: then nothing is left out.
    const measure = () =>
      setIsNarrow(measured.clientWidth > 0 && measured.clientWidth < parseInt(BREAKPOINTS[breakpoint], 10));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, breakpoint]);
  return isNarrow;
}
