import { useCallback, useInsertionEffect, useRef } from 'react';

/** The same function in every drawing, which does what that of the last drawing does: for answers that come late. */
export function useLatestCallback<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback);
  // Before the effects that may call it.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
