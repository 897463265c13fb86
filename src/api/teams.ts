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
 * Creates a team without members, keys and permissions.
 * @throws ApiError 400 for a name that is refused, 403 without `ACCESS_MANAGEMENT` (from 5.0 `…_CREATE`), 409 from 5.0 on
 * when there is one of this name
 */
export function createTeam(api: ApiClient, name: string, signal?: AbortSignal): Promise<Team> {
  return call(api, { method: 'PUT', path: pathOf('team'), body: { name }, signal }, TeamStruct);
}

/**
 * Gives a team another name.
 * @returns the team; servers leave out its members and keys
 * @throws ApiError 400 for a name that is refused, 403 without `ACCESS_MANAGEMENT` (from 5.0 `…_UPDATE`), 404 when it is gone
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
 * Deletes a team with its keys; its members stay.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT` (from 5.0 `…_DELETE`), 404 when it is gone, 409 when nobody could manage
 * access any more, 500 from servers of 4.x while an alert has it among its recipients
 */
export function deleteTeam(api: ApiClient, teamId: string, signal?: AbortSignal): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('team'), body: { uuid: teamId }, signal });
}

/**
 * Gives a team a new API key.
 * @returns the key; no later answer of servers from 4.13 on has it as a whole
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when the team is gone
 */
export function createApiKey(api: ApiClient, teamId: string): Promise<ApiKey> {
  return call(api, { method: 'PUT', path: pathOf('team', teamId, 'key') }, ApiKeyStruct);
}

/**
 * Replaces a key by a new one: the old one is refused from then on.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when it is gone
 */
export function regenerateApiKey(api: ApiClient, keyId: string): Promise<ApiKey> {
  return call(api, { method: 'POST', path: pathOf('team', 'key', keyId) }, ApiKeyStruct);
}

/**
 * Says what a key is for.
 * @param comment - up to 255 characters
 * @throws ApiError 400 for a longer one, 403 without `ACCESS_MANAGEMENT`, 404 when it is gone
 */
export function commentApiKey(api: ApiClient, keyId: string, comment: string): Promise<ApiKey> {
  const path = pathOf('team', 'key', keyId, 'comment');
  return call(api, { method: 'POST', path, body: comment }, ApiKeyStruct);
}

/**
 * Deletes a key: it is refused from then on.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when it is gone
 */
export function deleteApiKey(api: ApiClient, keyId: string): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('team', 'key', keyId) });
}
