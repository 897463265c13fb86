import { compareGenericVersions } from '../versions/compareGenericVersions.js';
import { compareSemanticVersions } from '../versions/compareSemanticVersions.js';
import { boundComparatorOf } from '../versions/boundComparatorOf.js';
import { hasOwnOrder } from '../versions/comparatorOf.js';
import type { VersionComparator } from '../versions/versionComparator.js';

/**
 * Whether a version lies in a range as CycloneDX writes it (`vers:npm/>=1.0.0|<2.0.0`); undefined when the range cannot be
 * read, or is one of another ecosystem.
 * @param purlType - of the package that has the version; absent: nothing is known about it
 */
export function isInVersRange(
  range: string,
  version: string,
  purlType: string | undefined,
): boolean | undefined {
  const [, scheme = '', written = ''] = /^\s*vers:([a-z][a-z0-9.+-]*)\/(.*)$/is.exec(range) ?? [];
  const compare = orderOf(scheme.toLowerCase(), purlType);
  const constraints = readConstraints(written);
  if (!compare || !constraints) return undefined;
  return constraints === 'all' || isWithin(constraints, version, compare);
}

type Comparator = '=' | '!=' | '<' | '<=' | '>' | '>=';

interface Constraint {
  comparator: Comparator;
  version: string;
}

/** Undefined: versions of these two ecosystems cannot be compared. */
function orderOf(scheme: string, purlType: string | undefined): VersionComparator | undefined {
  const type = purlType?.toLowerCase();
  const known = (one: string | undefined) => (one === 'alpine' ? 'apk' : one);
  // The order of the package is better than the one that is common to all.
  if (scheme === 'generic' || scheme === 'all')
    return type === undefined ? compareGenericVersions : boundComparatorOf(type);
  if (scheme === 'semver') return compareSemanticVersions;
  if (scheme === 'intdot') return compareGenericVersions;
  if (type !== undefined && known(type) !== known(scheme)) return undefined;
  return hasOwnOrder(scheme) || type !== undefined ? boundComparatorOf(scheme) : undefined;
}

function readConstraints(written: string): Constraint[] | 'all' | undefined {
  const texts = written.replace(/\s+/g, '').split('|').filter(Boolean);
  if (texts.length === 0) return undefined;
  if (texts.includes('*')) return texts.length === 1 ? 'all' : undefined;
  const constraints = texts.map((text): Constraint | undefined => {
    const [, comparator = '=', version = ''] = /^(!=|<=|>=|<|>|=)?(.*)$/s.exec(text) ?? [];
    // Anything else that looks like a sign belongs to another way of writing ranges.
    if (!/^[^<>=!,^[\]()*]+$/.test(version)) return undefined;
    try {
      return { comparator: comparator as Comparator, version: decodeURIComponent(version) };
    } catch {
      return undefined;
    }
  });
  return constraints.every((constraint) => constraint !== undefined) ? constraints : undefined;
}

// Specification of vers, "Checking if a version is contained within a range".
function isWithin(constraints: readonly Constraint[], version: string, compare: VersionComparator): boolean {
  const same = constraints.filter((constraint) => compare(version, constraint.version) === 0);
  if (same.some(({ comparator }) => comparator === '!=')) return false;
  if (same.some(({ comparator }) => ['=', '<=', '>='].includes(comparator))) return true;
  if (constraints.every(({ comparator }) => comparator === '!=')) return true;

  const bounds = withoutRedundant(
    constraints
      .filter(({ comparator }) => comparator !== '=' && comparator !== '!=')
      .sort((a, b) => compare(a.version, b.version)),
  );
  return bounds.some((bound, index) => {
    const next = bounds[index + 1];
    if (isUpper(bound)) return index === 0 && compare(version, bound.version) < 0;
    if (compare(version, bound.version) <= 0) return false;
    return !next || compare(version, next.version) < 0;
  });
}

/** Keeps the first of adjacent lower bounds and the last of adjacent upper ones. */
function withoutRedundant(bounds: readonly Constraint[]): Constraint[] {
  return bounds.filter((bound, index) => {
    const neighbour = isUpper(bound) ? bounds[index + 1] : bounds[index - 1];
    return !neighbour || isUpper(neighbour) !== isUpper(bound);
  });
}

const isUpper = ({ comparator }: Constraint) => comparator.startsWith('<');
