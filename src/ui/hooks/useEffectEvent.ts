import { useLatestCallback } from './useLatestCallback.js';

/**
 * A function for effects that sees what was drawn last and starts none of them again. React has one of this name from 19.2 on;
 * hosts may have 19.0, and frameworks bring a React of their own.
 */
export function useEffectEvent<A extends unknown[], R>(event: (...args: A) => R): (...args: A) => R {
  return useLatestCallback(event);
}
