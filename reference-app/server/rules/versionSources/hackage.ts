import { compareGenericVersions } from '../../../../src/domain/versions/compareGenericVersions.js';
import { arrayOf, jsonAt, member, newestOf, pathOf, versionOf } from './VersionSource.js';
import type { VersionSource } from './VersionSource.js';

/**
 * Hackage (hackage.haskell.org/api): requests the preferred versions, then the upload time of the latest one.
 */
export const hackage: VersionSource = {
  async latestOf({ name }, repository) {
    const preferred = await jsonAt(repository, `package/${pathOf(name)}/preferred`);
    // Versions are numbers with dots. There are no pre-releases. Deprecated versions are in a separate list.
    const versions = arrayOf(member(preferred, 'normal-version')).flatMap(
      (version) => versionOf(version) ?? [],
    );
    const newest = newestOf(versions, compareGenericVersions, () => true);
    if (!newest) return undefined;
    const uploaded = await repository.text(`package/${pathOf(`${name}-${newest.version}`)}/upload-time`);
    return versionOf(newest.version, uploaded?.trim());
  },
};
