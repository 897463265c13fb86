import type { License } from '../../../schema/license.js';

/**
 * The licenses that fit what was typed, best first: one whose identifier it is, then those whose identifier begins with it; each
 * word is looked for in identifier and name, in any order. Nothing typed finds all; what SPDX gave up comes last.
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
