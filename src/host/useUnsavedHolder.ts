import { useContext, useRef, useState } from 'react';
import { tellHost } from '../ui/faults/tellHost.js';
import { UnsavedContext, type HoldUnsaved } from '../ui/form/unsaved.js';
import { useLatestCallback } from '../ui/hooks/useLatestCallback.js';
import type { UnsavedEvent } from './types.js';

/**
 * Returns the function with which widgets below record unsaved input. The host's callback is called when the
 * first widget has some, and when the last no longer does. Without a callback, the provider around is
 * notified.
 */
export function useUnsavedHolder(
  onUnsavedChange: ((event: UnsavedEvent) => void) | undefined,
): HoldUnsaved | undefined {
  const outer = useContext(UnsavedContext);
  const held = useRef(0);
  const change = useLatestCallback((by: 1 | -1) => {
    const had = held.current > 0;
    held.current += by;
    const hasUnsaved = held.current > 0;
    if (had !== hasUnsaved) tellHost(() => onUnsavedChange?.({ hasUnsaved }));
  });
  // The same function always: what holds something must not let it go and hold it again.
  const [own] = useState((): HoldUnsaved => () => {
    change(1);
    return () => change(-1);
  });
  return onUnsavedChange ? own : outer;
}
