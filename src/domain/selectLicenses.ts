import type { License } from '../schema/license.js';

/** The filters of the list of licenses. A false or absent member filters nothing. */
export interface LicenseFilter {
  /** Only those that the Open Source Initiative approved. */
  isOsiApproved?: boolean;
  /** Only those that the Free Software Foundation calls free. */
  isFsfLibre?: boolean;
  /** Only those that were added to this server. */
  isCustomLicense?: boolean;
}

/** The sort keys, as servers name them. */
export const LICENSE_SORTS = [
  'name',
  'licenseId',
  'isOsiApproved',
  'isFsfLibre',
  'isDeprecatedLicenseId',
  'isCustomLicense',
] as const;

/** The search and sort order of licenses. */
export interface LicenseOrder {
  /** Part of a name or an identifier, in small or large letters. */
  searchText?: string;
  /** One of {@link LICENSE_SORTS}; anything else sorts by name. */
  sortName?: string;
  /** @defaultValue 'asc' */
  sortOrder?: 'asc' | 'desc';
}

/** Returns true when a filter leaves anything out. */
export function isLicenseFilter({ isOsiApproved, isFsfLibre, isCustomLicense }: LicenseFilter): boolean {
  return Boolean(isOsiApproved || isFsfLibre || isCustomLicense);
}

/** Returns the matching licenses, in the order of servers: by name, unless another order is requested. */
export function selectLicenses(
  licenses: readonly License[],
  filter: LicenseFilter,
  { searchText = '', sortName = 'name', sortOrder = 'asc' }: LicenseOrder = {},
): License[] {
  const wanted = searchText.trim().toLowerCase();
  const found = licenses.filter(
    (license) =>
      (!filter.isOsiApproved || license.isOsiApproved) &&
      (!filter.isFsfLibre || license.isFsfLibre) &&
      (!filter.isCustomLicense || license.isCustomLicense) &&
      (license.name.toLowerCase().includes(wanted) || license.licenseId.toLowerCase().includes(wanted)),
  );
  const key = LICENSE_SORTS.find((name) => name === sortName) ?? 'name';
  const sign = sortOrder === 'desc' ? -1 : 1;
  return found.sort(
    (one, other) =>
      sign * compared(one[key], other[key]) ||
      compared(one.name, other.name) ||
      compared(one.licenseId, other.licenseId),
  );
}

/**
 * Returns the same licenses, without flags that the server did not check: if no license is reported as
 * deprecated, the flag is unknown for all of them.
 */
export function withKnownFlags(licenses: readonly License[]): readonly License[] {
  if (licenses.some(({ isDeprecatedLicenseId }) => isDeprecatedLicenseId)) return licenses;
  return licenses.map(({ isDeprecatedLicenseId: _, ...known }) => known);
}

function compared(one: string | boolean | undefined, other: string | boolean | undefined): number {
  if (typeof one === 'string' && typeof other === 'string') return collator.compare(one, other);
  return Number(one ?? false) - Number(other ?? false);
}

// SPDX writes its names in English.
const collator = new Intl.Collator('en', { numeric: true });
