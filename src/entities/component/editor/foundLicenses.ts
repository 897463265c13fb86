import type { License } from '../../../schema/license.js';

/**
 * Returns the licenses that match the typed text, best first: one whose identifier it is, then those whose
 * identifier starts with it. Each word is searched for in identifier and name, in any order. Empty text finds
 * all. Licenses that SPDX deprecated come last.
 */
export function foundLicenses(licenses: readonly License[], text: string): readonly License[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const found = licenses.filter(({ licenseId, name }) => {
    const searched = `${licenseId} ${name}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  const rank = ({ licenseId, isDeprecatedLicenseId }: License) => {
    const id = licenseId.toLowerCase();
    if (wanted !== '' && id === wanted) return 0;
    return (wanted !== '' && id.startsWith(wanted) ? 1 : 2) + (isDeprecatedLicenseId ? 2 : 0);
  };
  return [...found].sort((left, right) => rank(left) - rank(right));
}
