import { compareForOutdated } from './compareForOutdated.js';
import { isCommit } from './compareGenericVersions.js';
import { componentComparator, componentVersion, type VersionFacts } from './componentVersion.js';

/** The relation of a version to the latest one. */
export type VersionStatus = 'outdated' | 'ahead' | 'upToDate';

/**
 * Compares the version of a component with the latest one, in the order of its ecosystem. Commits have no
 * order: the latest one is the newest, so every other is outdated.
 * @returns undefined while one of them is not known
 */
export function versionStatus(
  component: VersionFacts,
  latestVersion: string | undefined,
): VersionStatus | undefined {
  const version = componentVersion(component);
  if (!version || !latestVersion) return undefined;
  if (isCommit(latestVersion)) {
    const isSame = version.length >= SHORTEST_COMMIT && latestVersion.startsWith(version.toLowerCase());
    return isSame ? 'upToDate' : 'outdated';
  }
  const order = compareForOutdated(latestVersion, version, componentComparator(component));
  return order > 0 ? 'outdated' : order < 0 ? 'ahead' : 'upToDate';
}

/** Git shortens hashes of commits to no less. */
const SHORTEST_COMMIT = 7;
