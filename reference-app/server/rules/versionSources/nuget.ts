import { compareNugetVersions } from '../../../../src/domain/versions/compareNugetVersions.js';
import { arrayOf, jsonAt, member, newestOf, pathOf, textMember, textOf, versionOf } from './VersionSource.js';
import type { AskedRepository, LatestVersion, VersionSource } from './VersionSource.js';

/** The resources used from the service index of a repository. */
interface Resources {
  registrations?: string;
  packages?: string;
}

/** A version within the registration of a package. */
interface Registered {
  version: string;
  published?: unknown;
}

// Pages are read from the newest back. Packages with this many unlisted versions are not worth more requests.
const MOST_PAGES = 5;

/**
 * The third protocol of NuGet (learn.microsoft.com/nuget/api): a service index says where registrations are, which know
 * when versions were published and whether they are listed. Where there are none, the list of the package contents does.
 */
export const nuget: VersionSource = {
  async latestOf({ name }, repository) {
    const resources = await repository.shared(INDEX, readServiceIndex);
    if (!resources) return undefined;
    // The protocol writes names in small letters.
    const path = `${pathOf(name.toLowerCase())}/index.json`;
    if (resources.registrations) {
      const index = await jsonAt(repository, resources.registrations + path);
      return index === undefined ? undefined : newestRegistered(index, repository);
    }
    if (!resources.packages) return undefined;
    const contents = await jsonAt(repository, resources.packages + path);
    const versions = arrayOf(member(contents, 'versions')).flatMap((version) => versionOf(version) ?? []);
    return newestOf(versions, compareNugetVersions, isStable);
  },
  // Some tools, and people, know a repository by the address of its service index.
  baseOf: (url) => url.replace(/\/v3\/index\.json$/, ''),
};

const INDEX = 'v3/index.json';

// Those with all versions first, compressed or not.
const REGISTRATIONS = ['/3.6.0', '/Versioned', '/3.4.0', '/3.0.0-rc', '/3.0.0-beta', ''].map(
  (version) => `RegistrationsBaseUrl${version}`,
);

async function readServiceIndex(body: AsyncIterable<Uint8Array>): Promise<Resources> {
  const index: unknown = JSON.parse(await textOf(body));
  const addresses = new Map<string, string>();
  for (const resource of arrayOf(member(index, 'resources'))) {
    const [type, address] = [textMember(resource, '@type'), textMember(resource, '@id')];
    if (type !== undefined && address !== undefined) addresses.set(type, address.replace(/\/?$/, '/'));
  }
  const registrations = REGISTRATIONS.find((type) => addresses.has(type));
  return {
    registrations: registrations && addresses.get(registrations),
    packages: addresses.get('PackageBaseAddress/3.0.0'),
  };
}

async function newestRegistered(
  index: unknown,
  repository: AskedRepository,
): Promise<LatestVersion | undefined> {
  // Pages do not overlap, but their order is not promised.
  const pages = arrayOf(member(index, 'items')).sort((left, right) =>
    compareNugetVersions(textMember(right, 'upper') ?? '', textMember(left, 'upper') ?? ''),
  );
  let newest: Registered | undefined;
  for (const page of pages.slice(0, MOST_PAGES)) {
    const found = newestOf(await versionsOn(page, repository), compareNugetVersions, isStable);
    newest = newestOf(
      [newest, found].filter((version) => version !== undefined),
      compareNugetVersions,
      isStable,
    );
    if (newest && isStable(newest.version)) break;
  }
  return newest && versionOf(newest.version, newest.published);
}

async function versionsOn(page: unknown, repository: AskedRepository): Promise<Registered[]> {
  const address = textMember(page, '@id');
  const isInlined = Array.isArray(member(page, 'items'));
  const whole = isInlined || address === undefined ? page : await jsonAt(repository, address);
  return arrayOf(member(whole, 'items')).flatMap((leaf) => {
    const entry = member(leaf, 'catalogEntry');
    const version = textMember(entry, 'version');
    if (version === undefined || member(entry, 'listed') === false) return [];
    return [{ version, published: member(entry, 'published') }];
  });
}

const isStable = (version: string) => !(version.split('+', 1)[0] ?? '').includes('-');
