import type { ApiClient } from '../../api/client.js';

/**
 * The name of a resource in the cache, and the start of the names of several: `resourceKey('acme.gates')`
 * names everything known about gates. Only {@link resourceKey} makes one, and the second half of the type
 * enforces it in the compiler.
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
   * Loads it. Its error is shown in place of the data, with the error's message among the details.
   * @param api - the client that the host gave, for data of the same server; your own loader can ignore it
   * @param signal - aborted when no view waits for it any longer
   */
  readonly load: (api: ApiClient, signal?: AbortSignal) => Promise<T>;
}

/**
 * Makes a name for the cache.
 * @param kind - the kind of thing, such as `projects`. A host starts its own kinds with its name,
 * `acme.gates`, because the widgets beside it share the cache.
 * @param rest - the parts that distinguish one from another, such as a UUID or a page. They must be
 * serializable as JSON.
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
