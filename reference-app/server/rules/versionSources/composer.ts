import { compareComposerVersions } from '../../../../src/domain/versions/compareComposerVersions.js';
import { arrayOf, jsonAt, member, newestOf, pathOf, textMember, textOf, versionOf } from './VersionSource.js';
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
    let versions = versionsOf(member(member(root, 'packages'), packageName));
    if (versions.length === 0) {
      const address = textMember(root, 'metadata-url') ?? METADATA;
      const metadata = await jsonAt(repository, address.replaceAll('%package%', pathOf(vendor, project)));
      versions = expanded(versionsOf(member(member(metadata, 'packages'), packageName)));
    }
    const newest = newestOf(
      versions.flatMap((entry) => {
        const version = textMember(entry, 'version');
        return version === undefined || isBranch(version) ? [] : [{ version, time: member(entry, 'time') }];
      }),
      compareComposerVersions,
      isStable,
    );
    return newest && versionOf(newest.version, newest.time);
  },
};

async function readRoot(body: AsyncIterable<Uint8Array>): Promise<unknown> {
  return JSON.parse(await textOf(body));
}

// A list of versions, or an object with the versions as names.
function versionsOf(value: unknown): unknown[] {
  return Array.isArray(value)
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value)
      : [];
}

const UNSET = '__unset';

/** Each version of a minified list says only what differs from the one before; a full one says everything each time. */
function expanded(versions: readonly unknown[]): unknown[] {
  let whole = new Map<string, unknown>();
  return arrayOf(versions).map((entry) => {
    const said = Object.entries(entry ?? {});
    whole = new Map([...new Map([...whole, ...said])].filter(([, value]) => value !== UNSET));
    return Object.fromEntries(whole);
  });
}

const isBranch = (version: string) => /^dev-|[-.]dev$/i.test(version);
const isStable = (version: string) =>
  !/(?:^|[-_.\d])(?:alpha|beta|a|b|rc|dev)[-_.]?\d*$/i.test(version.split('+', 1)[0] ?? '');
