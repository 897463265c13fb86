import { compareForOutdated } from './compareForOutdated.js';

/** How a version stands to the latest one. */
export type VersionStatus = 'outdated' | 'ahead' | 'upToDate';

/** Compares a version with the latest one; undefined while one of them is not known. */
export function versionStatus(
  version: string | undefined,
  latestVersion: string | undefined,
): VersionStatus | undefined {
  if (!version || !latestVersion) return undefined;
  const order = compareForOutdated(latestVersion, version);
  return order > 0 ? 'outdated' : order < 0 ? 'ahead' : 'upToDate';
}
