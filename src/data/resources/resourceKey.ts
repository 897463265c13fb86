import type { ApiClient } from '../../api/client.js';

/**
 * The name of a resource in the cache, and the start of the names of several: `resourceKey('acme.gates')` stands for
 * everything known of gates. Only {@link resourceKey} makes one, which the second half tells the compiler.
 * @public
 */
export type ResourceKey = readonly [kind: string, ...rest: unknown[]] & { readonly isResourceKey: true };

// The files of this folder, one for each resource of the server, give them: `import * as projects from
// '…/data/resources/projects.js'`, then `useResource(projects.one(id))`. Imported so, a widget carries only the loaders it uses.
/** Something that can be loaded. @public */
export interface ResourceRef<T> {
  /** Its name in the cache: what has the same name is loaded once and shared. */
  readonly key: ResourceKey;
  /**
   * Loads it. What it throws is said in the place of the data; the message of an error stands among the details.
   * @param api - the client that the host gave, for what the same server knows; a loader of your own may leave it alone
   * @param signal - aborted when no view waits for it any more
   */
  readonly load: (api: ApiClient, signal?: AbortSignal) => Promise<T>;
}

/**
 * Makes a name for the cache.
 * @param kind - the kind of thing, such as `projects`; a host begins its own with its name, `acme.gates`, because the
 *   widgets beside it share the cache
 * @param rest - what tells one from another, such as a UUID or a page; to be written as JSON
 * @public
 */
export function resourceKey(kind: string, ...rest: unknown[]): ResourceKey {
  // The mark is for the compiler only.
  return [kind, ...rest] as unknown as ResourceKey;
}

/** The name of what is given by its name or as something that can be loaded. */
export function keyOf(resource: ResourceKey | ResourceRef<unknown>): ResourceKey {
  return 'key' in resource ? resource.key : resource;
}
