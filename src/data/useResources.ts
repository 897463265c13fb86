import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../host/KitProvider.js';
import { useLayoutEffect } from '../ui/hooks/useLayoutEffect.js';
import { DEFAULT_TIMES, EMPTY, resourceCacheOf, type ResourceState } from './ResourceCache.js';
import type { ResourceRef } from './resources/resourceKey.js';
import {
  isRefused,
  resourceOf,
  useRefusedSession,
  type Resource,
  type UseResourceOptions,
} from './useResource.js';

/**
 * Loads several resources, such as the children of every open project; see `useResource`.
 * @param times - the same for as long as a resource is shown
 * @returns the states in the order of `refs`; the same array as long as nothing in it changed
 */
export function useResources<T>(
  refs: readonly ResourceRef<T>[],
  times?: Pick<UseResourceOptions, 'freshForMs' | 'keptForMs'>,
): Resource<T>[] {
  const { api } = useHost();
  const cache = resourceCacheOf(api);
  const names = JSON.stringify(refs.map(({ key }) => key));
  const latest = useRef(refs);
  const latestTimes = useRef(times);
  useLayoutEffect(() => {
    latest.current = refs;
    latestTimes.current = times;
  });

  const onChange = useRef(() => {});
  const subscribe = useCallback((listener: () => void) => {
    onChange.current = listener;
    return () => (onChange.current = () => {});
  }, []);
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

  // Those that stay are left as they are when others come or go: neither what is on its way nor what is known is asked again.
  const shown = useRef(new Map<string, () => void>());
  useEffect(() => {
    const wanted = new Map(latest.current.map((ref) => [JSON.stringify(ref.key), ref]));
    for (const [name, end] of shown.current) {
      if (wanted.has(name)) continue;
      end();
      shown.current.delete(name);
    }
    for (const [name, { key, load }] of wanted) {
      if (shown.current.has(name)) continue;
      const observer = {
        onChange: () => onChange.current(),
        load: (signal: AbortSignal) => load(api, signal),
      };
      shown.current.set(name, cache.observe(key, { ...observer, ...DEFAULT_TIMES, ...latestTimes.current }));
    }
  }, [api, cache, names]);
  useEffect(() => {
    const { current: all } = shown;
    return () => {
      for (const end of all.values()) end();
      all.clear();
    };
  }, [cache]);

  const askAgain = useCallback(() => {
    for (const { key } of latest.current) if (isRefused(cache.stateOf(key))) cache.reload(key);
  }, [cache]);
  useRefusedSession(states.some(isRefused), askAgain);

  return useMemo(
    () => states.map((state, index) => resourceOf<T>(state, () => cache.reload(latest.current[index]!.key))),
    [cache, states],
  );
}
