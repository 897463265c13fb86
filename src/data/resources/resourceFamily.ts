import type { ApiClient } from '../../api/client.js';

declare const isResourceKey: unique symbol;

/**
 * The name of a resource in the cache, and the start of the names of several: `['projects']` stands for everything known
 * of projects. Only {@link resourceKey} makes one, so that each is written once, in a file of this folder.
 */
export type ResourceKey = readonly [kind: string, ...rest: unknown[]] & { readonly [isResourceKey]: true };

/**
 * Something that can be loaded: its name in the cache and how to load it. The files of this folder, one for each
 * resource of the server, give them: `import * as projects from '…/data/resources/projects.js'`, then
 * `useResource(projects.one(id))`. Imported so, a widget carries only the loaders it uses.
 */
export interface ResourceRef<T> {
  readonly key: ResourceKey;
  readonly load: (api: ApiClient, signal?: AbortSignal) => Promise<T>;
}

/**
 * Makes a name for the cache.
 * @param kind - the resource of the server; each belongs to one file
 * @param rest - what tells one from another, such as an UUID; to be written as JSON
 */
export function resourceKey(kind: string, ...rest: unknown[]): ResourceKey {
  // The mark is for the compiler only.
  return [kind, ...rest] as unknown as ResourceKey;
}

/** The name of what is given by its name or as something that can be loaded. */
export function keyOf(resource: ResourceKey | ResourceRef<unknown>): ResourceKey {
  return 'key' in resource ? resource.key : resource;
}
