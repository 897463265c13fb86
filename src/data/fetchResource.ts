import type { ApiClient } from '../api/client.js';
import type { AuthContext } from '../host/types.js';
import { attempt } from './attempt.js';
import { DEFAULT_TIMES, resourceCacheOf, type Observer, type ResourceCache } from './ResourceCache.js';
import type { ResourceKey, ResourceRef } from './resources/resourceKey.js';

/** Options of {@link fetchResource}. */
export interface FetchResourceOptions {
  /** The signal that stops it. Others who wait for the same resource still get it. */
  signal?: AbortSignal;
  /** The maximum age of known data, unless a change made it stale, in milliseconds. @defaultValue 30000 */
  freshForMs?: number;
  /** The time it is kept while no view shows it, in milliseconds. @defaultValue 300000 */
  keptForMs?: number;
}

/**
 * Returns the known data of a resource, or loads it. Use it for data that is read when needed, and
 * `useResource` for data that is shown.
 * @param host - its client and its session, which is notified when the server rejects it. Without a session
 * the caller notifies it.
 * @throws the errors of the loader, and the reason of `signal` when that is aborted
 */
export async function fetchResource<T>(
  { api, auth }: { api: ApiClient; auth?: Pick<AuthContext, 'onUnauthorized'> },
  { key, load }: ResourceRef<T>,
  { signal, ...times }: FetchResourceOptions = {},
): Promise<T> {
  const reader = { load: (own: AbortSignal) => load(api, own), ...DEFAULT_TIMES, ...times };
  const outcome = await attempt(() => answerOf(resourceCacheOf(api), key, reader, signal), { auth, signal });
  if (outcome.status === 'done') return outcome.result as T;
  throw outcome.status === 'refused' ? outcome.error : signal?.reason;
}

/**
 * Shows a resource until its answer is there, so that it is shared, kept and loaded again like any other. Beside the cache, because
 * most widgets read nothing on demand.
 */
export function answerOf(
  cache: ResourceCache,
  key: ResourceKey,
  reader: Omit<Observer, 'onChange'>,
  signal?: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      leave();
      signal?.removeEventListener('abort', stop);
      settle();
    };
    const stop = () => end(() => reject(signal?.reason as Error));
    const look = () => {
      const { data, error, isLoading } = cache.stateOf(key);
      if (!isLoading) end(() => (error === undefined ? resolve(data) : reject(error)));
    };
    const leave = cache.observe(key, { ...reader, onChange: () => look() });
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop);
    look();
  });
}
