import { useRef } from 'react';
import { useResourceCache, type ResourceKey } from './useResource.js';

/**
 * A list that hardly ever changes, such as all weaknesses: loaded when it is first needed, then kept for the page. A failure is asked
 * again the next time.
 */
export function useDictionary<T>(key: ResourceKey, load: () => Promise<T>) {
  const cache = useResourceCache();
  const underWay = useRef<Promise<T>>(undefined);
  const known = cache.get<T>(key);

  function get(): Promise<T> {
    if (known) return Promise.resolve(known);
    underWay.current ??= load().then(
      (loaded) => {
        cache.set(key, loaded);
        return loaded;
      },
      (error: unknown) => {
        underWay.current = undefined;
        throw error;
      },
    );
    return underWay.current;
  }

  return { known, get };
}
