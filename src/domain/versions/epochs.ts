import type { VersionComparator } from './versionComparator.js';

/** A version divided at the colon after its epoch. */
export interface DividedVersion {
  /** Digits; absent where the version states no epoch. */
  epoch?: string;
  rest: string;
}

/** Divides `2:9.1-2` into epoch and rest. */
export function dividedVersion(version: string): DividedVersion {
  const [, epoch, rest = version] = /^\s*([0-9]*):(.*)$/s.exec(version) ?? [];
  return epoch ? { epoch, rest } : { rest };
}

/**
 * Compares with epochs only where both versions state one. Vendors and the NVD name products by the version of the maker, which has no
 * epoch, so `2:9.1-2` of a distribution is 9.1-2 to them. Made for a version and the bound of a range: it is no order to sort by.
 */
export function ignoringLoneEpochs(compare: VersionComparator): VersionComparator {
  return (left, right) => {
    const [a, b] = [dividedVersion(left), dividedVersion(right)];
    const isLone = (a.epoch === undefined) !== (b.epoch === undefined);
    return isLone ? compare(a.rest, b.rest) : compare(left, right);
  };
}
