import { useContext, useMemo, useRef } from 'react';
import { tellHost } from '../ui/tellHost.js';
import { UnsavedContext, type HoldUnsaved } from '../ui/unsaved.js';
import { useLayoutEffect } from '../ui/useLayoutEffect.js';
import type { UnsavedEvent } from './types.js';

/**
 * What widgets below note unsaved input with: the host's callback is called when the first begins to hold some, and when the last
 * no longer does. Without one, the provider around is told.
 */
export function useUnsavedHolder(
  onUnsavedChange: ((event: UnsavedEvent) => void) | undefined,
): HoldUnsaved | undefined {
  const outer = useContext(UnsavedContext);
  const latest = useRef(onUnsavedChange);
  useLayoutEffect(() => {
    latest.current = onUnsavedChange;
  });
  const own = useMemo(() => {
    let count = 0;
    const change = (by: 1 | -1) => {
      const had = count > 0;
      count += by;
      const hasUnsaved = count > 0;
      if (had !== hasUnsaved) tellHost(() => latest.current?.({ hasUnsaved }));
    };
    return () => {
      change(1);
      let isHeld = true;
      return () => {
        if (isHeld) change(-1);
        isHeld = false;
      };
    };
  }, []);
  return onUnsavedChange ? own : outer;
}
