import { packageKey } from '../packageKey.js';
import type { ParsedPurl } from '../parsePurl.js';
import type { VersionFacts } from '../versions/componentVersion.js';
import { releaseOf } from '../versions/releaseOf.js';

/** A text that is the same for the same package in the same version, however their registry lets either be written. */
export function versionedPackageKey(purl: ParsedPurl, facts: VersionFacts): string {
  return JSON.stringify([packageKey(purl), releaseOf(facts, 'purl') ?? null]);
}

/**
 * Returns true when qualifiers or subpaths distinguish two package URLs: both have them, and they differ. The
 * epoch belongs to the version.
 */
export function haveOtherQualifiers(a: ParsedPurl, b: ParsedPurl): boolean {
  if (a.subpath !== undefined && b.subpath !== undefined && a.subpath !== b.subpath) return true;
  const others = b.qualifiers ?? {};
  return Object.entries(a.qualifiers ?? {}).some(
    ([key, value]) => key !== 'epoch' && Object.hasOwn(others, key) && others[key] !== value,
  );
}
