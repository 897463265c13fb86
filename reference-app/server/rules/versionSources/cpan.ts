import { jsonAt, member, pathOf, versionOf } from './VersionSource.js';
import type { VersionSource } from './VersionSource.js';

/**
 * MetaCPAN (github.com/metacpan/metacpan-api, docs/API-docs.md), which says itself which release is the latest. The name of
 * a package URL is that of a distribution; with `::`, as older tools write, that of a module. The author in its
 * namespace does not count: the latest release may be of somebody else.
 */
export const cpan: VersionSource = {
  async latestOf({ name }, repository) {
    const kind = name.includes('::') ? 'module' : 'release';
    const release = await jsonAt(repository, `${kind}/${pathOf(name)}`);
    return versionOf(member(release, 'version'), member(release, 'date'));
  },
};
