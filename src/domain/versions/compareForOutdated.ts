import { compareGenericVersions } from './compareGenericVersions.js';
import type { VersionComparator } from './versionComparator.js';

/**
 * Compares the latest known version of a package with the one in use: positive when the latest is newer (the component is outdated),
 * negative when the component is ahead of it, 0 when it is up to date. A `v` in front does not count. Without a latest version the answer
 * is positive, else without a current one negative: ask only when both are known.
 */
export function compareForOutdated(
  latest: string | undefined,
  current: string | undefined,
  compare: VersionComparator = compareGenericVersions,
): number {
  if (!latest) return 1;
  if (!current) return -1;
  return compare(withoutPrefix(latest), withoutPrefix(current));
}

const withoutPrefix = (version: string) => version.replace(/^v(?=[0-9])/i, '');
