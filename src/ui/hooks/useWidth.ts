import { useState, type RefObject } from 'react';
import { useLayoutEffect } from './useLayoutEffect.js';

/**
 * Returns a value derived from the width of an element, updated when the width changes. Undefined until it is
 * measured.
 * @param of - receives the width in pixels, 0 without layout, as in tests. Must be the same function on every
 * render
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
