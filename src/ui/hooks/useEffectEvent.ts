import { useLatestCallback } from './useLatestCallback.js';

/**
 * Returns a function for effects that sees the latest render and does not restart any effect. React has a
 * function of this name from 19.2 on. Hosts may have 19.0, and frameworks bring their own React.
 */
export function useEffectEvent<A extends unknown[], R>(event: (...args: A) => R): (...args: A) => R {
  return useLatestCallback(event);
}
