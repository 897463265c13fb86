import { useResourceCache } from './useResource.js';
import type { ResourceKey } from './resources/resourceKey.js';

/**
 * Returns a function that reports changes made outside the kit, such as by the host's own call. Everything
 * whose key starts with one of those given is loaded again: immediately where it is shown, otherwise when it
 * is next shown. Without it, answers count as fresh for 30 seconds. Call the hook where `api` is that of the
 * lists: below the `KitProvider` or `KitScreen` that gives it.
 * @returns the same function as long as `api` is the same
 * @throws Error when nothing around gave an `api` and an `auth`
 * @public
 */
export function useRefresh(): (...keys: readonly ResourceKey[]) => void {
  return useResourceCache().refresh;
}
