import { ApiKeyStruct, TeamStruct, type ApiKey, type Team } from '../schema/access.js';
import { VisibleTeamStruct, type VisibleTeam } from '../schema/team.js';
import { call, command, pathOf, type ApiClient } from './client.js';
import { getAll } from './paging.js';
import { isAccessControlled } from './settings.js';

/**
 * The teams that the user can give a new project to; undefined where projects need none: without control of access to the portfolio, and on
 * servers older than 4.12, where only administrators give it afterwards.
 */
export async function listOwningTeams(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<VisibleTeam[] | undefined> {
  if (!(await isAccessControlled(api, signal))) return undefined;
  return getAll(api, { path: pathOf('team', 'visible'), signal }, VisibleTeamStruct);
}

/**
 * Lists every team with its members, keys and groups, page after page: servers from 5.0 on send 100 at a time.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT` (from 5.0 `…_READ`)
 */
export function listTeams(api: ApiClient, signal?: AbortSignal): Promise<Team[]> {
  return getAll(api, { path: pathOf('team'), signal }, TeamStruct);
}

/**
 * Creates a team without members, keys, and permissions.
 * @throws ApiError 400 for a rejected name, 403 without `ACCESS_MANAGEMENT` (from 5.0 `…_CREATE`), 409 from
 * 5.0 on when a team has this name
 */
export function createTeam(api: ApiClient, name: string, signal?: AbortSignal): Promise<Team> {
  return call(api, { method: 'PUT', path: pathOf('team'), body: { name }, signal }, TeamStruct);
}

/**
 * Renames a team.
 * @returns the team; servers leave out its members and keys
 * @throws ApiError 400 for a rejected name, 403 without `ACCESS_MANAGEMENT` (from 5.0 `…_UPDATE`), 404 when
 * it no longer exists
 */
export function renameTeam(
  api: ApiClient,
  teamId: string,
  name: string,
  signal?: AbortSignal,
): Promise<Team> {
  return call(
    api,
    { method: 'POST', path: pathOf('team'), body: { uuid: teamId, name }, signal },
    TeamStruct,
  );
}

/**
 * Deletes a team with its keys. Its members are kept.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT` (from 5.0 `…_DELETE`), 404 when it no longer exists, 409
 * when no one could manage access afterwards, 500 from servers of 4.x while the team is a recipient of an
 * alert
 */
export function deleteTeam(api: ApiClient, teamId: string, signal?: AbortSignal): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('team'), body: { uuid: teamId }, signal });
}

/**
 * Creates an API key for a team.
 * @returns the key; no later answer of servers from 4.13 on contains it in full
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when the team no longer exists
 */
export function createApiKey(api: ApiClient, teamId: string): Promise<ApiKey> {
  return call(api, { method: 'PUT', path: pathOf('team', teamId, 'key') }, ApiKeyStruct);
}

/**
 * Replaces a key with a new one. The server rejects the old one from then on.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when it no longer exists
 */
export function regenerateApiKey(api: ApiClient, keyId: string): Promise<ApiKey> {
  return call(api, { method: 'POST', path: pathOf('team', 'key', keyId) }, ApiKeyStruct);
}

/**
 * Sets the comment of a key, which describes its purpose.
 * @param comment - up to 255 characters
 * @throws ApiError 400 for a longer one, 403 without `ACCESS_MANAGEMENT`, 404 when the key no longer exists
 */
export function commentApiKey(api: ApiClient, keyId: string, comment: string): Promise<ApiKey> {
  const path = pathOf('team', 'key', keyId, 'comment');
  return call(api, { method: 'POST', path, body: comment }, ApiKeyStruct);
}

/**
 * Deletes a key. The server rejects it from then on.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when it no longer exists
 */
export function deleteApiKey(api: ApiClient, keyId: string): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('team', 'key', keyId) });
}
