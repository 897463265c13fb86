import { getLicenseGroup, listLicenseGroups } from '../../api/licenseGroups.js';
import type { Page, PageRequest } from '../../api/paging.js';
import type { LicenseGroup } from '../../schema/license.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** Everything known of groups of licenses. */
export const all = resourceKey('licenseGroups');

/** Every list of groups; their rows say how many licenses are in them. */
export const lists = resourceKey('licenseGroups', 'list');

/** One page of the groups, with their members. */
export function page(request: PageRequest): ResourceRef<Page<LicenseGroup>> {
  return {
    key: resourceKey('licenseGroups', 'list', request),
    load: (api, signal) => listLicenseGroups(api, request, signal),
  };
}

/** A group with its members. */
export function one(groupId: string): ResourceRef<LicenseGroup> {
  return {
    key: resourceKey('licenseGroups', 'one', groupId),
    load: (api, signal) => getLicenseGroup(api, groupId, signal),
  };
}
