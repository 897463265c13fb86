import { comparatorOf } from './comparatorOf.js';
import type { VersionComparator } from './versionComparator.js';

/**
 * Compares a version, on the left, with the bound of a range: as {@link comparatorOf}, but that the bound may stand for several builds
 * of one version. It is no order to sort by.
 */
export function boundComparatorOf(purlType: string | undefined): VersionComparator {
  const compare = comparatorOf(purlType);
  if (purlType?.toLowerCase() !== 'pypi') return compare;
  // PEP 440, "Version matching": `2.0.0` means `2.0.0+cu118`, too.
  return (version, bound) => compare(bound.includes('+') ? version : withoutLocalLabel(version), bound);
}

const withoutLocalLabel = (version: string) => version.replace(/\+.*$/s, '');
