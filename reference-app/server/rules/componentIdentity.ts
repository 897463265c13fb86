import { componentKey, type StoredIdentity } from '../../../src/domain/cyclonedx/componentKey.js';
import { packageKey } from '../../../src/domain/packageKey.js';
import { parsePurl } from '../../../src/domain/parsePurl.js';

/** What tells components apart; absent parts are `null`, as in the database. */
export interface ComponentIdentity extends StoredIdentity {
  purlCoordinates: string | null;
}

/**
 * Finds for each component of a BOM the stored one it continues, so that it keeps its UUID and its audit.
 * One shared part is enough, the strongest wins: everything, purl, purl without qualifiers, the same package and version in another
 * spelling, SWID tag, CPE, group with name and version.
 * No stored component is given away twice.
 * @returns for each item of `wanted` the place of its partner in `stored`, or `undefined`
 */
export function matchComponents(
  wanted: readonly ComponentIdentity[],
  stored: readonly ComponentIdentity[],
): (number | undefined)[] {
  const matches: (number | undefined)[] = wanted.map(() => undefined);
  const taken = new Set<number>();
  for (const keyOf of KEYS_BY_STRENGTH) {
    const places = new Map<string, number[]>();
    for (const [place, identity] of stored.entries()) {
      const key = taken.has(place) ? undefined : keyOf(identity);
      if (key !== undefined) places.set(key, [...(places.get(key) ?? []), place]);
    }
    for (const [index, identity] of wanted.entries()) {
      if (matches[index] !== undefined) continue;
      const key = keyOf(identity);
      const place = key === undefined ? undefined : places.get(key)?.shift();
      if (place === undefined) continue;
      matches[index] = place;
      taken.add(place);
    }
  }
  return matches;
}

const KEYS_BY_STRENGTH: readonly ((identity: ComponentIdentity) => string | undefined)[] = [
  componentKey,
  ({ purl }) => purl ?? undefined,
  ({ purlCoordinates }) => purlCoordinates ?? undefined,
  spelledKey,
  ({ swidTagId }) => swidTagId ?? undefined,
  ({ cpe }) => cpe ?? undefined,
  (identity) => JSON.stringify(coordinatesOf(identity)),
];

/** The package and its version; registries take some spellings for the same package. */
function spelledKey({ purlCoordinates }: ComponentIdentity): string | undefined {
  const purl = purlCoordinates === null ? undefined : parsePurl(purlCoordinates);
  return purl && `${packageKey(purl)} ${purl.version ?? ''}`;
}

function coordinatesOf({ groupName, name, version }: ComponentIdentity): (string | null)[] {
  return [groupName, name, version];
}
