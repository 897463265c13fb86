import type { ResourceCache } from './ResourceCache.js';
import { keyOf, type ResourceKey, type ResourceRef } from './resources/resourceKey.js';

/** What a change on the server means for what is kept of its answers. */
export interface CacheChange {
  /** What the server may answer differently: loaded again at once where it is shown, else when it is next shown. */
  readonly stale?: readonly (ResourceKey | ResourceRef<unknown>)[];
  /** What is known without asking. It is not loaded again, even if it is among what is stale. */
  readonly known?: readonly KnownResource[];
  /** What is gone: forgotten, and not asked for again where it is still shown, because the answer would be an error. */
  readonly gone?: readonly (ResourceKey | ResourceRef<unknown>)[];
}

/** A resource with its data, see {@link withData}. */
export interface KnownResource {
  readonly key: ResourceKey;
  readonly data: unknown;
}

/** Data as if it had just been loaded. */
export function withData<T>({ key }: ResourceRef<T>, data: T): KnownResource {
  return { key, data };
}

/** Does to a cache what a change means for it. */
export function changeCache(cache: ResourceCache, { stale = [], known = [], gone = [] }: CacheChange): void {
  for (const { key, data } of known) cache.set(key, data);
  cache.invalidate(
    stale.map(keyOf),
    known.map(({ key }) => key),
    gone.map(keyOf),
  );
}
