import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../host/KitProvider.js';
import { DEFAULT_TIMES, EMPTY, resourceCacheOf, type ResourceState } from './ResourceCache.js';
import type { ResourceRef } from './resources/resourceFamily.js';
import { isRefused, resourceOf, useRefusedSession, type Resource } from './useResource.js';

/**
 * Loads several resources, such as the children of every open project; see `useResource`.
 * @returns the states in the order of `refs`; the same array as long as nothing in it changed
 */
export function useResources<T>(refs: readonly ResourceRef<T>[]): Resource<T>[] {
  const { api } = useHost();
  const cache = resourceCacheOf(api);
  const names = JSON.stringify(refs.map(({ key }) => key));
  const latest = useRef(refs);
  useLayoutEffect(() => {
    latest.current = refs;
  });

  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = latest.current.map(({ key, load }) =>
        cache.observe(key, { onChange, load: (signal) => load(api, signal), ...DEFAULT_TIMES }),
      );
      return () => ends.forEach((end) => end());
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- other names are other resources
    [api, cache, names],
  );
  const seen = useRef<readonly ResourceState[]>([]);
  const getStates = () => {
    const states = refs.map(({ key }) => cache.stateOf(key));
    const isSame =
      states.length === seen.current.length && states.every((state, index) => state === seen.current[index]);
    if (!isSame) seen.current = states;
    return seen.current;
  };
  const none = useMemo(() => Array.from({ length: refs.length }, () => EMPTY), [refs.length]);
  const states = useSyncExternalStore(subscribe, getStates, () => none);

  const askAgain = useCallback(() => {
    for (const { key } of latest.current) if (isRefused(cache.stateOf(key))) cache.reload(key);
  }, [cache]);
  useRefusedSession(states.some(isRefused), askAgain);

  return useMemo(
    () => states.map((state, index) => resourceOf<T>(state, () => cache.reload(latest.current[index]!.key))),
    [cache, states],
  );
}
