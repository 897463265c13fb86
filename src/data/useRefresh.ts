import { useResourceCache } from './useResource.js';
import type { ResourceKey } from './resources/resourceKey.js';

/**
 * Says that something was changed by other ways than the kit's, such as by a call of the host's own. Everything whose key
 * begins with one of those given is loaded again: at once where it is shown, else when it is next shown. Without it answers
 * count as fresh for 30 seconds. Take it where `api` is that of the lists: below the `KitProvider` or `KitScreen` that gives it.
 * @returns the same function as long as `api` is the same
 * @throws Error when nothing around gave an `api` and an `auth`
 * @public
 */
export function useRefresh(): (...keys: readonly ResourceKey[]) => void {
  return useResourceCache().refresh;
}
