import { useEffect, useRef, type RefObject } from 'react';

/** Whether its component is still drawn, for what is answered later. */
export function useIsDrawn(): RefObject<boolean> {
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
    };
  }, []);
  return isDrawn;
}
