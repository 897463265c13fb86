import { compareGenericVersions } from './compareGenericVersions.js';

/**
 * Says how the latest known version of a package stands to the one in use: positive when the latest is newer (the
 * component is outdated), negative when the component is ahead of it, 0 when it is up to date. A `v` in front does
 * not count, and an epoch (`1:2.0`) counts first. Without a latest version the answer is positive, else without a
 * current one negative: ask only when both are known.
 */
export function compareForOutdated(latest: string | undefined, current: string | undefined): number {
  if (!latest) return 1;
  if (!current) return -1;

  const newest = withoutPrefix(latest);
  const used = withoutPrefix(current);
  if (!newest.includes(':') && !used.includes(':')) return compareGenericVersions(newest, used);

  const [newestEpoch, newestVersion] = splitEpoch(newest);
  const [usedEpoch, usedVersion] = splitEpoch(used);
  return compareGenericVersions(newestEpoch, usedEpoch) || compareGenericVersions(newestVersion, usedVersion);
}

const withoutPrefix = (version: string) => version.replace(/^v/i, '');

function splitEpoch(version: string): [epoch: string, rest: string] {
  const colon = version.indexOf(':');
  return colon < 0 ? ['0', version] : [version.slice(0, colon) || '0', version.slice(colon + 1)];
}
