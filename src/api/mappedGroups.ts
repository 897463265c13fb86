/** Groups of directories and identity providers, and the teams that their members belong to. */
import { string } from 'superstruct';
import { OidcGroupStruct, TeamNameStruct, type OidcGroup, type TeamName } from '../schema/access.js';
import { call, command, jsonOf, pathOf, textOf, type ApiClient, type ApiRequest } from './client.js';
import { hasStatus } from './errors.js';
import { getList, getPage, type Page, type PageRequest } from './paging.js';

/**
 * Lists every group of the provider that was registered on the server. The server does not request groups
 * from the provider.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`
 */
export function listOidcGroups(api: ApiClient, signal?: AbortSignal): Promise<OidcGroup[]> {
  return getList(api, { path: pathOf('oidc', 'group'), signal }, OidcGroupStruct);
}

/**
 * Registers a group on the server.
 * @throws ApiError 400 for a rejected name, 403 without `ACCESS_MANAGEMENT`, 409 when the name is taken
 */
export function createOidcGroup(api: ApiClient, name: string, signal?: AbortSignal): Promise<OidcGroup> {
  return call(api, { method: 'PUT', path: pathOf('oidc', 'group'), body: { name }, signal }, OidcGroupStruct);
}

/**
 * Renames a group.
 * @throws ApiError 400 for a rejected name, 403 without `ACCESS_MANAGEMENT`, 404 when it does not exist
 */
export function renameOidcGroup(api: ApiClient, group: OidcGroup, signal?: AbortSignal): Promise<OidcGroup> {
  return call(api, { method: 'POST', path: pathOf('oidc', 'group'), body: group, signal }, OidcGroupStruct);
}

/**
 * Deletes a group. Its members leave its teams with their next sign-in.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when it does not exist
 */
export function deleteOidcGroup(api: ApiClient, groupId: string, signal?: AbortSignal): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('oidc', 'group', groupId), signal });
}

/**
 * Lists the teams that members of a group belong to.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when the group does not exist
 */
export function listTeamsOfOidcGroup(
  api: ApiClient,
  groupId: string,
  signal?: AbortSignal,
): Promise<TeamName[]> {
  return getList(api, { path: pathOf('oidc', 'group', groupId, 'team'), signal }, TeamNameStruct);
}

/**
 * Maps a group to a team, so that its members belong to the team.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when the group or the team does not exist
 */
export function mapOidcGroup(api: ApiClient, groupId: string, teamId: string): Promise<void> {
  const body = { group: groupId, team: teamId };
  return evenIfMapped(command(api, { method: 'PUT', path: pathOf('oidc', 'mapping'), body }));
}

/**
 * Removes the mapping of a group to a team.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when the mapping, the group, or the team does not
 * exist
 */
export function unmapOidcGroup(api: ApiClient, groupId: string, teamId: string): Promise<void> {
  const path = pathOf('oidc', 'group', groupId, 'team', teamId, 'mapping');
  return command(api, { method: 'DELETE', path });
}

/**
 * Finds a page of the groups of the directory by a part of their names.
 * @returns their distinguished names; none without a text, and where the server has no directory
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 500 when the directory cannot be asked
 */
export async function findLdapGroups(
  api: ApiClient,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<string>> {
  // Without a directory the answer is empty, and so it is for more groups than the directory lists.
  const read = async (response: Response, request: ApiRequest) =>
    response.status === 204 ? [] : jsonOf(new Response((await textOf(response, request)) || '[]'), request);
  if (!page.searchText?.trim()) return { rows: [], total: 0 };
  return getPage(api, { path: pathOf('ldap', 'groups'), signal }, page, string(), read);
}

/**
 * Maps a group of the directory to a team, so that its members belong to the team.
 * @param dn - distinguished name of the group
 * @throws ApiError 400 for a rejected name, 403 without `ACCESS_MANAGEMENT`, 404 when the team does not exist
 */
export function mapLdapGroup(api: ApiClient, dn: string, teamId: string): Promise<void> {
  const body = { team: teamId, dn };
  return evenIfMapped(command(api, { method: 'PUT', path: pathOf('ldap', 'mapping'), body }));
}

/**
 * Removes the mapping of a directory group to a team.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when it does not exist
 */
export function unmapLdapGroup(api: ApiClient, mappingId: string): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('ldap', 'mapping', mappingId) });
}

/** Servers before 4.14 refuse a mapping that is there already, which comes to the same. */
async function evenIfMapped(mapping: Promise<void>): Promise<void> {
  try {
    await mapping;
  } catch (error) {
    if (!hasStatus(error, 409)) throw error;
  }
}
