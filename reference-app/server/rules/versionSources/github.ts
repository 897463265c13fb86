import {
  compareSemanticVersions,
  parseSemanticVersion,
} from '../../../../src/domain/versions/compareSemanticVersions.js';
import { arrayOf, jsonAt, member, newestOf, pathOf, textMember, versionOf } from './VersionSource.js';
import type { AskedRepository, LatestVersion, VersionSource } from './VersionSource.js';

/**
 * GitHub (docs.github.com/rest): the latest commit if a commit is in use, else the latest release, else the
 * latest tag. The API of github.com has its own host. The API of a company's GitHub is below its address.
 */
export const github: VersionSource = {
  baseOf(url) {
    const { hostname, origin, pathname } = new URL(url);
    if (/^(?:www\.)?github\.com$/.test(hostname)) return 'https://api.github.com';
    return hostname === 'api.github.com' || pathname.startsWith('/api/') ? url : `${origin}/api/v3`;
  },
  async latestOf({ namespace, name, version }, repository) {
    if (!namespace) return undefined;
    const path = `repos/${pathOf(namespace, name)}`;
    if (version !== undefined && isCommit(version)) {
      const [commit] = arrayOf(await jsonAt(repository, `${path}/commits?per_page=1`));
      return versionOf(member(commit, 'sha'), dateOf(commit));
    }
    const release = await jsonAt(repository, `${path}/releases/latest`);
    const released = versionOf(member(release, 'tag_name'), member(release, 'published_at'));
    return released ?? newestTag(path, repository);
  },
};

async function newestTag(path: string, repository: AskedRepository): Promise<LatestVersion | undefined> {
  const tags = arrayOf(await jsonAt(repository, `${path}/tags?per_page=100`)).flatMap((tag) => {
    const version = textMember(tag, 'name');
    // Only what has a number has a place in an order.
    return version === undefined || !/\d/.test(version)
      ? []
      : [{ version, sha: textMember(member(tag, 'commit'), 'sha') }];
  });
  const newest = newestOf(tags, compareTags, (tag) => parseSemanticVersion(numbered(tag)).preRelease === '');
  if (!newest?.sha) return newest && versionOf(newest.version);
  return versionOf(newest.version, dateOf(await jsonAt(repository, `${path}/commits/${pathOf(newest.sha)}`)));
}

const compareTags = (left: string, right: string) => compareSemanticVersions(numbered(left), numbered(right));

// Many tags start with a word, such as the name of the project: `release-1.2`.
const numbered = (tag: string) => tag.replace(/^[^\d]+/, '');

const dateOf = (commit: unknown) => member(member(member(commit, 'commit'), 'committer'), 'date');

// Abbreviated ones, too; a date like 20240101 is a tag.
const isCommit = (version: string) =>
  /^[0-9a-f]{7,40}$/i.test(version) && (version.length === 40 || /[a-f]/i.test(version));
