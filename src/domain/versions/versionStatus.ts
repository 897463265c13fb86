import { compareForOutdated } from './compareForOutdated.js';
import { componentComparator, componentVersion, type VersionFacts } from './componentVersion.js';

/** How a version stands to the latest one. */
export type VersionStatus = 'outdated' | 'ahead' | 'upToDate';

/**
 * Compares the version of a component with the latest one, in the order of its ecosystem.
 * @returns undefined while one of them is not known
 */
export function versionStatus(
  component: VersionFacts,
  latestVersion: string | undefined,
): VersionStatus | undefined {
  const version = componentVersion(component);
  if (!version || !latestVersion) return undefined;
  const order = compareForOutdated(latestVersion, version, componentComparator(component));
  return order > 0 ? 'outdated' : order < 0 ? 'ahead' : 'upToDate';
}
