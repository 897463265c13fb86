import { startTransition, useEffect, useRef, useState } from 'react';

const SHOW_AFTER_MS = 150;
const SHOW_FOR_MS = 300;

/**
 * Whether to show placeholders while something loads: not before 150 ms, so that fast answers do not flicker, and then
 * for 300 ms at least, so that they can be recognised.
 */
export function useSkeletonDelay(isLoading: boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isLoading === isShown) return;
    const wait = isLoading ? SHOW_AFTER_MS : Math.max(0, shownAt.current + SHOW_FOR_MS - Date.now());
    const timer = setTimeout(() => {
      if (isLoading) shownAt.current = Date.now();
      // What comes in the place of the placeholders may be a lot: it is drawn in slices.
      startTransition(() => setIsShown(isLoading));
    }, wait);
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  return isShown;
}
