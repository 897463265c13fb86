import type { VersionComparator } from '../../../src/domain/versions/versionComparator.js';
import { ANY, NA } from './cpe.js';

/** The versions an advisory speaks of: one exact version, a range of up to two bounds, or all of them. */
export interface AffectedVersions {
  /** The exact version. `*` and absent: none is named; `-`: the product has no version. */
  version?: string | null;
  versionStartIncluding?: string | null;
  versionStartExcluding?: string | null;
  versionEndIncluding?: string | null;
  versionEndExcluding?: string | null;
}

/**
 * Returns whether a version is among the affected ones.
 * @param version - that of the component; an unknown one (absent, empty, `*`) matches only where all versions
 * are affected
 * @param compare - the order of the ecosystem; an exact version may be written differently (`1.0` and
 * `1.0.0`)
 */
export function isAffectedVersion(
  affected: AffectedVersions,
  version: string | null | undefined,
  compare: VersionComparator,
): boolean {
  const { versionStartIncluding, versionStartExcluding, versionEndIncluding, versionEndExcluding } = affected;
  const hasRange = isRange(affected);
  const exact = affected.version && affected.version !== ANY ? affected.version : undefined;
  if (!hasRange && exact === undefined) return true;
  if (!version || version === ANY) return false;
  if (exact !== undefined && !hasRange)
    return exact === NA ? version === NA : isSame(version, exact, compare);
  if (version === NA) return false;
  return (
    (!versionStartIncluding || compare(version, versionStartIncluding) >= 0) &&
    (!versionStartExcluding || compare(version, versionStartExcluding) > 0) &&
    (!versionEndIncluding || compare(version, versionEndIncluding) <= 0) &&
    (!versionEndExcluding || compare(version, versionEndExcluding) < 0)
  );
}

/** Returns whether there is a bound, so that an exact version beside it does not count. */
export function isRange(affected: AffectedVersions): boolean {
  const { versionStartIncluding, versionStartExcluding, versionEndIncluding, versionEndExcluding } = affected;
  return [versionStartIncluding, versionStartExcluding, versionEndIncluding, versionEndExcluding].some(
    Boolean,
  );
}

const isSame = (version: string, exact: string, compare: VersionComparator) =>
  version === exact || compare(version, exact) === 0;
