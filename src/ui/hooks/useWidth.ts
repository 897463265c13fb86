import { useState, type RefObject } from 'react';
import { useLayoutEffect } from './useLayoutEffect.js';

/**
 * What follows from the width of an element, also after it changes; undefined until it was measured.
 * @param of - takes the width in pixels, 0 where there is no layout, as in tests; the same function from one drawing to the next
 */
export function useWidth<Value>(
  element: RefObject<HTMLElement | null>,
  of: (width: number) => Value,
): Value | undefined {
  const [value, setValue] = useState<Value>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setValue(of(measured.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, of]);
  return value;
}
