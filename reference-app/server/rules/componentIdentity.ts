import { componentKey, type StoredIdentity } from '../../../src/domain/cyclonedx/componentKey.js';
import { packageKey } from '../../../src/domain/packageKey.js';
import { parsePurl } from '../../../src/domain/parsePurl.js';
import { releaseOf } from '../../../src/domain/versions/releaseOf.js';
import { formatCpe, parseCpe } from './cpe.js';

/** The members that distinguish components. Absent parts are `null`, as in the database. */
export interface ComponentIdentity extends StoredIdentity {
  purlCoordinates: string | null;
}

/**
 * Finds for each component of a BOM the stored one it continues, so that it keeps its UUID and its audit.
 * One shared part is enough, the strongest wins: everything, purl, purl without qualifiers, the same package and version in another
 * spelling, SWID tag, CPE, group with name and version. An epoch belongs to the version, wherever it is written. Two package URLs that name
 * different packages or versions never continue each other by their name alone.
 * No stored component is given away twice.
 * @returns for each item of `wanted` the place of its partner in `stored`, or `undefined`
 */
export function matchComponents(
  wanted: readonly ComponentIdentity[],
  stored: readonly ComponentIdentity[],
): (number | undefined)[] {
  const matches: (number | undefined)[] = wanted.map(() => undefined);
  const taken = new Set<number>();
  const [named, known] = [wanted.map(namesOf), stored.map(namesOf)];
  for (const { wanted: wantedKey, stored: storedKey } of KEYS_BY_STRENGTH) {
    const places = new Map<string, number[]>();
    for (const [place, names] of known.entries()) {
      const key = taken.has(place) ? undefined : storedKey(names);
      if (key === undefined) continue;
      const others = places.get(key);
      if (others) others.push(place);
      else places.set(key, [place]);
    }
    for (const [index, names] of named.entries()) {
      if (matches[index] !== undefined) continue;
      const key = wantedKey(names);
      const place = key === undefined ? undefined : places.get(key)?.shift();
      if (place === undefined) continue;
      matches[index] = place;
      taken.add(place);
    }
  }
  return matches;
}

/** All that a component can be recognized by. */
interface Names {
  all: string;
  purl?: string;
  /** The package URL without qualifiers, and the version. */
  coordinates?: string;
  /** The package and the version, the same for all spellings. */
  package?: string;
  swidTagId?: string;
  cpe?: string;
  groupNameVersion: string;
}

function namesOf(identity: ComponentIdentity): Names {
  const { purl, purlCoordinates, swidTagId, cpe } = identity;
  const parsed = purlCoordinates === null ? undefined : parsePurl(purlCoordinates);
  const version = parsed && (releaseOf({ ...identity, purl: purl ?? purlCoordinates }) ?? '');
  const product = cpe === null ? undefined : parseCpe(cpe);
  return {
    all: componentKey(identity),
    purl: purl ?? undefined,
    coordinates: parsed && `${purlCoordinates} ${version}`,
    package: parsed && `${packageKey(parsed)} ${version}`,
    swidTagId: swidTagId ?? undefined,
    cpe: product ? formatCpe(product).toLowerCase() : (cpe ?? undefined),
    groupNameVersion: JSON.stringify(coordinatesOf(identity)),
  };
}

/** Keys of the two sides, where equal ones make a pair. */
interface Keys {
  wanted: (names: Names) => string | undefined;
  stored: (names: Names) => string | undefined;
}

const both = (key: Keys['wanted']): Keys => ({ wanted: key, stored: key });
const unnamed = (names: Names) => (names.package === undefined ? names.groupNameVersion : undefined);

const KEYS_BY_STRENGTH: readonly Keys[] = [
  both(({ all }) => all),
  both(({ purl }) => purl),
  both(({ coordinates }) => coordinates),
  both((names) => names.package),
  both(({ swidTagId }) => swidTagId),
  both(({ cpe }) => cpe),
  // Two components with package URLs are distinguished by these. One without may be any component of that
  // name.
  { wanted: unnamed, stored: ({ groupNameVersion }) => groupNameVersion },
  { wanted: ({ groupNameVersion }) => groupNameVersion, stored: unnamed },
];

function coordinatesOf({ groupName, name, version }: ComponentIdentity): (string | null)[] {
  return [groupName, name, version];
}
