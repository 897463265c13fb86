import { compareComposerVersions } from '../../../../src/domain/versions/compareComposerVersions.js';
import { jsonAt, member, newestOf, pathOf, textMember, textOf, versionOf } from './VersionSource.js';
import type { VersionSource } from './VersionSource.js';

const METADATA = 'p2/%package%.json';

/**
 * Repositories of Composer (getcomposer.org/doc/05-repositories.md): `packages.json` says where the versions of a package
 * are, or names them itself, as small repositories do.
 */
export const composer: VersionSource = {
  async latestOf({ namespace, name }, repository) {
    // There is no package without a vendor, nor one with capitals.
    if (!namespace) return undefined;
    const [vendor, project] = [namespace.toLowerCase(), name.toLowerCase()];
    const root = await repository.shared('packages.json', readRoot);
    const packageName = `${vendor}/${project}`;
    let entries = versionsOf(member(member(root, 'packages'), packageName)).map(entryOf);
    if (entries.length === 0) {
      const address = textMember(root, 'metadata-url') ?? METADATA;
      const metadata = await jsonAt(repository, address.replaceAll('%package%', pathOf(vendor, project)));
      entries = expanded(versionsOf(member(member(metadata, 'packages'), packageName)));
    }
    const newest = newestOf(
      entries.flatMap(({ version, time }) =>
        typeof version !== 'string' || isBranch(version) ? [] : [{ version, time }],
      ),
      compareComposerVersions,
      isStable,
    );
    return newest && versionOf(newest.version, newest.time);
  },
};

async function readRoot(body: AsyncIterable<Uint8Array>): Promise<unknown> {
  return JSON.parse(await textOf(body));
}

/** The relevant members of a version. */
interface Entry {
  version: unknown;
  time: unknown;
}

const entryOf = (value: unknown): Entry => ({
  version: member(value, 'version'),
  time: member(value, 'time'),
});

// Packages have some thousand versions at most.
const MOST_VERSIONS = 50_000;

// A list of versions, or an object with the versions as names.
function versionsOf(value: unknown): unknown[] {
  const versions = Array.isArray(value)
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value)
      : [];
  if (versions.length > MOST_VERSIONS) throw new Error('A package has too many versions.');
  return versions;
}

const UNSET = '__unset';

/** Each version of a minified list says only what differs from the one before; a full one says everything each time. */
function expanded(versions: readonly unknown[]): Entry[] {
  let whole: Entry = { version: undefined, time: undefined };
  return versions.map((value) => {
    const said = entryOf(value);
    whole = { version: inherited(said.version, whole.version), time: inherited(said.time, whole.time) };
    return whole;
  });
}

function inherited(said: unknown, before: unknown): unknown {
  if (said === undefined) return before;
  return said === UNSET ? undefined : said;
}

const isBranch = (version: string) => /^dev-|[-.]dev$/i.test(version);
const isStable = (version: string) =>
  !/(?:^|[-_.\d])(?:alpha|beta|a|b|rc|dev)[-_.]?\d*$/i.test(version.split('+', 1)[0] ?? '');
