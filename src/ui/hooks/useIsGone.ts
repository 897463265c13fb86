import { useEffect, useRef, type RefObject } from 'react';

/** Whether a component is no longer drawn, for work that ends later than it. */
export function useIsGone(): Readonly<RefObject<boolean>> {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  return isGone;
}
