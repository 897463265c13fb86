import { cpeVersion } from '../cpe.js';
import { purlParts, purlQualifiers } from '../purl.js';
import { comparatorOf } from './comparatorOf.js';
import { dividedVersion } from './epochs.js';
import type { VersionComparator } from './versionComparator.js';

/** Everything in a component that states its version. */
export interface VersionFacts {
  readonly version?: string | null;
  readonly purl?: string | null;
  readonly cpe?: string | null;
}

/** A member of {@link VersionFacts}. */
export type VersionSource = keyof VersionFacts;

/**
 * The version of a component, as everything compares it. The version field comes first, then the package URL, then the CPE: an advisory
 * about packages or products reads its own identity first.
 *
 * Generators may write the epoch of a distribution package beside the version, as `pkg:rpm/fedora/vim@9.1-1?epoch=2`. The version
 * found is completed to `2:9.1-1`. An epoch that it states itself counts, then the qualifier, then an epoch that another member has
 * in front of the same version. Epoch 0 is the same as none and is not added.
 * @param first - the member that is read before the others
 * @returns undefined when nothing states a version
 */
export function componentVersion(facts: VersionFacts, first: VersionSource = 'version'): string | undefined {
  const purl = facts.purl ? purlParts(facts.purl) : undefined;
  const stated: Record<VersionSource, string | undefined> = {
    version: facts.version?.trim() || undefined,
    purl: purl?.version?.trim() || undefined,
    cpe: facts.cpe ? cpeVersion(facts.cpe) : undefined,
  };
  const version = stated[first] ?? stated.version ?? stated.purl ?? stated.cpe;
  if (version === undefined || (purl && !WITH_EPOCH.has(purl.type))) return version;
  if (dividedVersion(version).epoch !== undefined) return version;
  const epoch = qualifierEpoch(facts.purl) ?? epochBefore(version, Object.values(stated));
  return epoch === undefined || Number(epoch) === 0 ? version : `${epoch}:${version}`;
}

/** The order of versions that a component follows: that of the ecosystem of its package URL, else the generic one. */
export function componentComparator({ purl }: Pick<VersionFacts, 'purl'>): VersionComparator {
  return comparatorOf(purl ? purlParts(purl)?.type : undefined);
}

/** Package URL types whose versions may have an epoch with a colon behind it. */
const WITH_EPOCH = new Set(['alpm', 'deb', 'opkg', 'rpm']);

function qualifierEpoch(purl: string | null | undefined): string | undefined {
  const epoch = purl ? purlQualifiers(purl).get('epoch')?.trim() : undefined;
  return epoch !== undefined && /^[0-9]+$/.test(epoch) ? epoch : undefined;
}

function epochBefore(version: string, stated: readonly (string | undefined)[]): string | undefined {
  const parts = stated.filter((one) => one !== undefined).map(dividedVersion);
  return parts.find(({ epoch, rest }) => epoch !== undefined && rest === version)?.epoch;
}
