import { packageKey } from '../packageKey.js';
import type { ParsedPurl } from '../parsePurl.js';
import { componentVersion, type VersionFacts, type VersionSource } from '../versions/componentVersion.js';
import { dividedVersion } from '../versions/epochs.js';

/** The version of a component as it is compared with that of another: epoch 0 is the same as none. */
export function versionText(facts: VersionFacts, first?: VersionSource): string | undefined {
  const version = componentVersion(facts, first);
  if (version === undefined) return undefined;
  const { epoch, rest } = dividedVersion(version);
  return epoch === undefined || Number(epoch) === 0 ? rest : `${Number(epoch)}:${rest}`;
}

/** A text that is the same for the same package in the same version, however their registry lets either be written. */
export function versionedPackageKey(purl: ParsedPurl, facts: VersionFacts): string {
  return JSON.stringify([packageKey(purl), versionText(facts, 'purl') ?? null]);
}

/** Whether qualifiers or subpaths tell two package URLs apart: both have them, and they differ. The epoch belongs to the version. */
export function haveOtherQualifiers(a: ParsedPurl, b: ParsedPurl): boolean {
  if (a.subpath !== undefined && b.subpath !== undefined && a.subpath !== b.subpath) return true;
  const others = b.qualifiers ?? {};
  return Object.entries(a.qualifiers ?? {}).some(
    ([key, value]) => key !== 'epoch' && Object.hasOwn(others, key) && others[key] !== value,
  );
}
