import type { ResourceCache } from './ResourceCache.js';
import { keyOf, type ResourceKey, type ResourceRef } from './resources/resourceKey.js';

/** The effect of a change on the server on the stored answers. */
export interface CacheChange {
  /**
   * The resources that the server may answer differently. They are loaded again immediately where they are
   * shown, otherwise when they are next shown.
   */
  readonly stale?: readonly (ResourceKey | ResourceRef<unknown>)[];
  /**
   * The data that is known without a request. It is not loaded again, even if it is among the stale
   * resources.
   */
  readonly known?: readonly KnownResource[];
  /**
   * The deleted resources. They are forgotten, and not requested again where they are still shown, because
   * the answer would be an error.
   */
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
