import { jsonAt, member, pathOf, versionOf } from './VersionSource.js';
import type { VersionSource } from './VersionSource.js';

/**
 * MetaCPAN (github.com/metacpan/metacpan-api, docs/API-docs.md), which itself marks the latest release. The
 * name in a package URL is that of a distribution, or with `::`, as older tools write it, that of a module.
 * The author in its namespace does not count: the latest release may be from someone else.
 */
export const cpan: VersionSource = {
  async latestOf({ name }, repository) {
    const kind = name.includes('::') ? 'module' : 'release';
    const release = await jsonAt(repository, `${kind}/${pathOf(name)}`);
    return versionOf(member(release, 'version'), member(release, 'date'));
  },
};
