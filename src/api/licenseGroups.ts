import { LicenseGroupStruct, type LicenseGroup } from '../schema/license.js';
import { call, command, pathOf, type ApiClient } from './client.js';
import { commandUnlessSo } from './commandUnlessSo.js';
import { getPage, type Page, type PageRequest } from './paging.js';

/**
 * Lists a page of the groups of licenses with their members; searches the name.
 * @throws ApiError 403 without `POLICY_MANAGEMENT`
 */
export function listLicenseGroups(
  api: ApiClient,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<LicenseGroup>> {
  return getPage(api, { path: pathOf('licenseGroup'), signal }, page, LicenseGroupStruct);
}

/**
 * Loads a group with its members.
 * @throws ApiError 400 for what is no UUID, 403 without `POLICY_MANAGEMENT`, 404 when there is none
 */
export function getLicenseGroup(
  api: ApiClient,
  groupId: string,
  signal?: AbortSignal,
): Promise<LicenseGroup> {
  return call(api, { path: pathOf('licenseGroup', groupId), signal }, LicenseGroupStruct);
}

/**
 * Creates a group without members.
 * @throws ApiError 400 for a rejected name, 403 without `POLICY_MANAGEMENT`, 409 when the name is taken
 */
export function createLicenseGroup(api: ApiClient, name: string): Promise<LicenseGroup> {
  return call(api, { method: 'PUT', path: pathOf('licenseGroup'), body: { name } }, LicenseGroupStruct);
}

/**
 * Renames a group.
 * @throws ApiError 400 for a rejected name, 403 without `POLICY_MANAGEMENT`, 404 when it does not exist, 409
 * when the name is taken
 */
export function renameLicenseGroup(api: ApiClient, groupId: string, name: string): Promise<LicenseGroup> {
  const body = { uuid: groupId, name };
  return call(api, { method: 'POST', path: pathOf('licenseGroup'), body }, LicenseGroupStruct);
}

/**
 * Deletes a group. Its licenses are kept, and so are the policy conditions that name it, but components no
 * longer meet those.
 * @throws ApiError 403 without `POLICY_MANAGEMENT`, 404 when it does not exist
 */
export function deleteLicenseGroup(api: ApiClient, groupId: string): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('licenseGroup', groupId) });
}

/**
 * Adds a license to a group. No change if it is already in the group.
 * @throws ApiError 403 without `POLICY_MANAGEMENT`, 404 when the group or the license does not exist
 */
export function addToLicenseGroup(api: ApiClient, groupId: string, licenseUuid: string): Promise<void> {
  const path = pathOf('licenseGroup', groupId, 'license', licenseUuid);
  return commandUnlessSo(api, { method: 'POST', path });
}

/**
 * Removes a license from a group. No change if it is not in the group.
 * @throws ApiError 403 without `POLICY_MANAGEMENT`, 404 when the group or the license does not exist
 */
export function removeFromLicenseGroup(api: ApiClient, groupId: string, licenseUuid: string): Promise<void> {
  const path = pathOf('licenseGroup', groupId, 'license', licenseUuid);
  return commandUnlessSo(api, { method: 'DELETE', path });
}
