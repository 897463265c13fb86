/** Package repositories that the server asks for the latest versions of components. */
import {
  RepositoryStruct,
  type ChangedRepository,
  type NewRepository,
  type Repository,
  type RepositoryType,
} from '../schema/repository.js';
import { call, command, pathOf, type ApiClient } from './client.js';
import { getAll } from './paging.js';

/**
 * Lists every repository of a type in the order in which they are asked, page after page: the server sends 100 at a time.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION` (from 5.0 `…_READ`)
 */
export async function listRepositories(
  api: ApiClient,
  type: RepositoryType,
  signal?: AbortSignal,
): Promise<Repository[]> {
  const request = { path: pathOf('repository', type), signal };
  const sorted = { sortName: 'resolutionOrder', sortOrder: 'asc' } as const;
  const rows = await getAll(api, request, RepositoryStruct, sorted);
  // A server that cannot sort by it sends its own order.
  return rows.sort((one, other) => one.resolutionOrder - other.resolutionOrder);
}

/**
 * Creates a repository, to be asked after the others of its type.
 * @throws ApiError 400 with the rejected fields, 403 without `SYSTEM_CONFIGURATION` (from 5.0 `…_CREATE`),
 * 409 when the type has one with this identifier
 */
export function createRepository(
  api: ApiClient,
  repository: NewRepository,
  signal?: AbortSignal,
): Promise<Repository> {
  return call(api, { method: 'PUT', path: pathOf('repository'), body: repository, signal }, RepositoryStruct);
}

/**
 * Changes a repository. Without a password, the stored one is kept. Without authentication, username and
 * password are deleted.
 * @throws ApiError 400 with the rejected fields, 403 without `SYSTEM_CONFIGURATION` (from 5.0 `…_UPDATE`),
 * 404 when it does not exist
 */
export function updateRepository(
  api: ApiClient,
  repository: ChangedRepository,
  signal?: AbortSignal,
): Promise<Repository> {
  return call(
    api,
    { method: 'POST', path: pathOf('repository'), body: repository, signal },
    RepositoryStruct,
  );
}

/**
 * Deletes a repository. Data it reported about components is kept.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION` (from 5.0 `…_DELETE`), 404 when it no longer exists
 */
export function deleteRepository(api: ApiClient, uuid: string, signal?: AbortSignal): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('repository', uuid), signal });
}
