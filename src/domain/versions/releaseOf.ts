import { purlTypeOf } from '../purl.js';
import { componentVersion, type VersionFacts, type VersionSource } from './componentVersion.js';
import { dividedVersion } from './epochs.js';

/**
 * The version of a component, written as all its spellings are written: two components of one package with the same result are the
 * same release. Versions that are merely of the same rank, as `1.0.0+a` and `1.0.0+b` are, stay different.
 * @param first - the member that is read before the others
 * @param type - of the package URL, where another component has it
 * @returns undefined when nothing states a version
 */
export function releaseOf(
  facts: VersionFacts,
  first?: VersionSource,
  type = purlTypeOf(facts.purl),
): string | undefined {
  const version = componentVersion(facts, first);
  // Without a package URL, only an epoch can be separated from the rest.
  return version && (type ? spelledVersion(type, version) : withoutZeroEpoch(version));
}

/** Writes a version as all its spellings are written: versions of a package with the same result are the same. */
export function spelledVersion(type: string, version: string): string {
  return SPELLINGS[type]?.(version) ?? version;
}

const SPELLINGS: Readonly<Record<string, ((version: string) => string) | undefined>> = {
  alpm: withoutZeroEpoch,
  // composer/semver, VersionParser: a leading v is dropped.
  composer: (version) => version.replace(/^v(?=\d)/i, ''),
  deb: withoutZeroEpoch,
  opkg: withoutZeroEpoch,
  rpm: withoutZeroEpoch,
  // Go Modules Reference: versions start with a v, which BOMs often leave out.
  golang: (version) => version.replace(/^v(?=\d)/, ''),
  // NuGet, "Package versioning": labels of pre-releases are compared without regard to case.
  nuget: (version) => version.toLowerCase(),
  // PEP 440, "Normalization": case does not matter, and a leading v is ignored.
  pypi: (version) => version.toLowerCase().replace(/^v(?=\d)/, ''),
};

// Debian Policy 5.6.12: no epoch is the same as epoch 0. So it is in rpm and pacman.
function withoutZeroEpoch(version: string): string {
  const { epoch, rest } = dividedVersion(version);
  return epoch === undefined || Number(epoch) === 0 ? rest : `${Number(epoch)}:${rest}`;
}
