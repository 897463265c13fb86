import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../host/KitProvider.js';
import { EMPTY, resourceCacheOf, type ResourceState } from './ResourceCache.js';
import {
  DEFAULT_TIMES,
  isRefused,
  resourceOf,
  useRefusedSession,
  type Resource,
  type ResourceKey,
} from './useResource.js';

/**
 * Loads one thing for each of a list of names, such as the children of every open project; see `useResource`.
 * @returns the states in the order of the names; the same array as long as nothing in it changed
 */
export function useResources<T>(
  names: readonly string[],
  keyOf: (name: string) => ResourceKey,
  load: (name: string, signal: AbortSignal) => Promise<T>,
): Resource<T>[] {
  const cache = resourceCacheOf(useHost().api);
  const keys = names.map(keyOf);
  const list = JSON.stringify(keys);
  const latest = useRef({ names, keys, load });
  useLayoutEffect(() => {
    latest.current = { names, keys, load };
  });

  const subscribe = useCallback(
    (onChange: () => void) => {
      const { names: shown, keys: shownKeys } = latest.current;
      const ends = shown.map((name, index) =>
        cache.observe(shownKeys[index]!, {
          onChange,
          load: (signal) => latest.current.load(name, signal),
          ...DEFAULT_TIMES,
        }),
      );
      return () => ends.forEach((end) => end());
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list stands for its names
    [cache, list],
  );
  const seen = useRef<readonly ResourceState[]>([]);
  const getStates = () => {
    const states = keys.map((key) => cache.stateOf(key));
    const isSame =
      states.length === seen.current.length && states.every((state, index) => state === seen.current[index]);
    if (!isSame) seen.current = states;
    return seen.current;
  };
  const none = useMemo(() => Array.from({ length: names.length }, () => EMPTY), [names.length]);
  const states = useSyncExternalStore(subscribe, getStates, () => none);

  const askAgain = useCallback(() => {
    for (const key of latest.current.keys) if (isRefused(cache.stateOf(key))) cache.reload(key);
  }, [cache]);
  useRefusedSession(states.some(isRefused), askAgain);

  return useMemo(
    () => states.map((state, index) => resourceOf<T>(state, () => cache.reload(latest.current.keys[index]!))),
    [cache, states],
  );
}
