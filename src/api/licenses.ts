import {
  isLicenseFilter,
  selectLicenses,
  withKnownFlags,
  type LicenseFilter,
} from '../domain/selectLicenses.js';
import {
  FullLicenseStruct,
  LicenseStruct,
  type FullLicense,
  type License,
  type LicenseRequest,
} from '../schema/license.js';
import { call, command, pathOf, type ApiClient } from './client.js';
import { getList, getPage, type Page, type PageRequest } from './paging.js';

/**
 * Lists the licenses that a server knows, SPDX and custom ones, by name. The server sends all of them in one
 * answer, without their texts. Many servers do not report here which are deprecated. The member is then
 * absent.
 */
export async function listLicenses(api: ApiClient, signal?: AbortSignal): Promise<readonly License[]> {
  return withKnownFlags(await getList(api, { path: pathOf('license', 'concise'), signal }, LicenseStruct));
}

/**
 * Lists a page of the licenses a server knows; searches name and identifier.
 *
 * Servers filter this list by nothing. With a filter all are loaded as {@link listLicenses} does, and searched and sorted here. Without one the
 * server sends the texts along, some 20 kB a row, which are left out here.
 */
export async function listLicensePage(
  api: ApiClient,
  filter: LicenseFilter,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<License>> {
  if (!isLicenseFilter(filter)) {
    const { rows, ...rest } = await getPage(api, { path: pathOf('license'), signal }, page, LicenseStruct);
    return { ...rest, rows: rows.map(withoutTexts) };
  }
  const all = await listLicenses(api, signal);
  const found = selectLicenses(all, filter, page);
  const first = (page.pageNumber - 1) * page.pageSize;
  const isUnsorted =
    page.sortName === 'isDeprecatedLicenseId' &&
    found.every(({ isDeprecatedLicenseId }) => isDeprecatedLicenseId === undefined);
  return {
    rows: found.slice(first, first + page.pageSize),
    total: found.length,
    ...(isUnsorted && { isUnsorted }),
  };
}

/**
 * Returns a license with the members that lists show. A page of texts is more than a megabyte, which would be
 * kept.
 */
function withoutTexts(license: License): License {
  const { uuid, licenseId, name, isOsiApproved, isFsfLibre, isDeprecatedLicenseId, isCustomLicense } =
    license;
  return { uuid, licenseId, name, isOsiApproved, isFsfLibre, isDeprecatedLicenseId, isCustomLicense };
}

/**
 * Loads a license with its texts and the groups it is in.
 * @param licenseId - as it is written: `GPL-2.0+`
 * @throws ApiError 404 when there is none; large and small letters differ
 */
export function getLicense(api: ApiClient, licenseId: string, signal?: AbortSignal): Promise<FullLicense> {
  return call(api, { path: pathOf('license', licenseId), signal }, FullLicenseStruct);
}

/**
 * Creates a custom license. The answer lacks its texts.
 * @throws ApiError 400 with the rejected fields, 403 without `SYSTEM_CONFIGURATION`, 409 when the identifier
 * is taken
 */
export function createLicense(
  api: ApiClient,
  request: LicenseRequest,
  signal?: AbortSignal,
): Promise<License> {
  return call(api, { method: 'PUT', path: pathOf('license'), body: request, signal }, LicenseStruct);
}

/**
 * Deletes a custom license, with the policy conditions that name it.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`, 404 when it does not exist, 409 for an SPDX license,
 * 409 or 500 while a component has it
 */
export function deleteLicense(api: ApiClient, licenseId: string): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('license', licenseId) });
}
