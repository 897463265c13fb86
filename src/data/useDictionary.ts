import { useHost } from '../host/KitProvider.js';
import { fetchResource } from './fetchResource.js';
import type { ResourceRef } from './resources/resourceKey.js';
import { useResourceCache } from './useResource.js';

/**
 * A list that hardly ever changes, such as all weaknesses: loaded when it is first needed, then kept for the page, until something
 * makes it stale. A failure is asked again the next time.
 */
export function useDictionary<T>(ref: ResourceRef<T>) {
  const { api, auth } = useHost();
  const known = useResourceCache().get(ref);
  const get = () => fetchResource({ api, auth }, ref, { freshForMs: Infinity, keptForMs: Infinity });
  return { known, get };
}
