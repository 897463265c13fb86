import { LicenseStruct, type License } from '../schema/license.js';
import { pathOf, type ApiClient } from './client.js';
import { getList } from './paging.js';

/** Lists the licenses a server knows, those of SPDX and custom ones, by name; it sends all at once, without their texts. */
export function listLicenses(api: ApiClient, signal?: AbortSignal): Promise<License[]> {
  return getList(api, { path: pathOf('license', 'concise'), signal }, LicenseStruct);
}
