import { useLayoutEffect, useState, type RefObject } from 'react';
import { BREAKPOINTS } from '../theme/index.js';

/** Whether an element is as narrow as on a phone, as `onPhone` has it for styles; undefined until it was measured. */
export function useIsPhone(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [isPhone, setIsPhone] = useState<boolean>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    // Without a width there is no layout, as in tests: then nothing is left out.
    const measure = () =>
      setIsPhone(measured.clientWidth > 0 && measured.clientWidth < parseInt(BREAKPOINTS.tablet, 10));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return isPhone;
}
