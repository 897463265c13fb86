import { useRef } from 'react';
import { useHost } from '../host/KitProvider.js';
import type { ResourceRef } from './resources/resourceFamily.js';
import { useResourceCache } from './useResource.js';

/**
 * A list that hardly ever changes, such as all weaknesses: loaded when it is first needed, then kept for the page. A failure is asked
 * again the next time.
 */
export function useDictionary<T>(ref: ResourceRef<T>) {
  const { api } = useHost();
  const cache = useResourceCache();
  const underWay = useRef<Promise<T>>(undefined);
  const known = cache.get(ref);

  function get(): Promise<T> {
    if (known) return Promise.resolve(known);
    underWay.current ??= ref.load(api).then(
      (loaded) => {
        cache.set(ref, loaded, Infinity);
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
