import { getLicense, listLicensePage, listLicenses } from '../../api/licenses.js';
import type { Page, PageRequest } from '../../api/paging.js';
import type { LicenseFilter } from '../../domain/selectLicenses.js';
import type { FullLicense, License } from '../../schema/license.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** Every list of licenses that is loaded page by page. */
export const lists = resourceKey('licenses', 'list');

/** All licenses with their texts, which say what groups they are in. */
export const singles = resourceKey('licenses', 'one');

/** Every license that the server knows, by identifier and name. */
export const concise: ResourceRef<readonly License[]> = {
  key: resourceKey('licenses', 'concise'),
  load: (api, signal) => listLicenses(api, signal),
};

/** One page of the licenses that the server knows, without their texts. */
export function page(filter: LicenseFilter, request: PageRequest): ResourceRef<Page<License>> {
  return {
    key: resourceKey('licenses', 'list', filter, request),
    load: (api, signal) => listLicensePage(api, filter, request, signal),
  };
}

/** A license with its texts and groups. @param licenseId - as it is written: `GPL-2.0+` */
export function one(licenseId: string): ResourceRef<FullLicense> {
  return {
    key: resourceKey('licenses', 'one', licenseId),
    load: (api, signal) => getLicense(api, licenseId, signal),
  };
}
