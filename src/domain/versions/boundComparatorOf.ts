import { comparatorOf } from './comparatorOf.js';
import type { VersionComparator } from './versionComparator.js';

/**
 * Returns a comparator of a version, on the left, with the bound of a range: as {@link comparatorOf}, except
 * that the bound can represent several builds of one version. It is not an order to sort by.
 */
export function boundComparatorOf(purlType: string | undefined): VersionComparator {
  const compare = comparatorOf(purlType);
  if (purlType?.toLowerCase() !== 'pypi') return compare;
  // PEP 440, "Version matching": `2.0.0` means `2.0.0+cu118`, too.
  return (version, bound) => compare(bound.includes('+') ? version : withoutLocalLabel(version), bound);
}

const withoutLocalLabel = (version: string) => version.replace(/\+.*$/s, '');
