import { cpeVersion } from '../cpe.js';
import { purlParts, purlQualifiers, purlTypeOf } from '../purl.js';
import { boundComparatorOf } from './boundComparatorOf.js';
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
  const version =
    READERS[first](facts) ?? ownVersion(facts) ?? packageVersion(facts) ?? productVersion(facts);
  const type = purlTypeOf(facts.purl);
  if (version === undefined || (type !== undefined && !hasEpochs(type))) return version;
  if (dividedVersion(version).epoch !== undefined) return version;
  const epoch = (type && qualifierEpoch(facts)) ?? epochBefore(version, facts);
  return epoch === undefined || Number(epoch) === 0 ? version : `${epoch}:${version}`;
}

/**
 * The bound of a range that is stated of a package, with the epoch that its package URL may have beside the version, as that of a
 * component. `0` stays: it is before every version (OSV Schema, "introduced").
 */
export function boundVersion(version: string, purl: string | null | undefined): string {
  return version.trim() === '0' ? version : (componentVersion({ version, purl }) ?? version);
}

/**
 * Returns a comparator of the version of a component, on the left, with a version that a source states for
 * its package: in the order of the ecosystem of its package URL, else in the generic one.
 */
export function componentComparator({ purl }: Pick<VersionFacts, 'purl'>): VersionComparator {
  return boundComparatorOf(purlTypeOf(purl));
}

type Reader = (facts: VersionFacts) => string | undefined;

const ownVersion: Reader = ({ version }) => version?.trim() || undefined;
const packageVersion: Reader = ({ purl }) =>
  purl ? purlParts(purl)?.version?.trim() || undefined : undefined;
const productVersion: Reader = ({ cpe }) => (cpe ? cpeVersion(cpe) : undefined);

const READERS: Record<VersionSource, Reader> = {
  version: ownVersion,
  purl: packageVersion,
  cpe: productVersion,
};

/** Returns true for package URL types whose versions may have an epoch, with a colon after it. */
export function hasEpochs(type: string): boolean {
  return WITH_EPOCH.has(type);
}

const WITH_EPOCH = new Set(['alpm', 'deb', 'opkg', 'rpm']);

// Lists ask it of each component: package URLs and CPEs are taken apart only where they may have an epoch.
const MAY_QUALIFY = /[?&]epoch=/i;
const MAY_BEGIN_WITH_EPOCH: Record<VersionSource, RegExp> = {
  version: /:/,
  purl: /@[0-9]+(?::|%3a)/i,
  cpe: /:[0-9]+(?:\\:|%3a)/i,
};

function qualifierEpoch({ purl }: VersionFacts): string | undefined {
  if (!purl || !MAY_QUALIFY.test(purl)) return undefined;
  const epoch = purlQualifiers(purl).get('epoch')?.trim();
  return epoch !== undefined && /^[0-9]+$/.test(epoch) ? epoch : undefined;
}

/** The epoch that another member has in front of the same version. */
function epochBefore(version: string, facts: VersionFacts): string | undefined {
  for (const source of ['version', 'purl', 'cpe'] as const) {
    if (!MAY_BEGIN_WITH_EPOCH[source].test(facts[source] ?? '')) continue;
    const { epoch, rest } = dividedVersion(READERS[source](facts) ?? '');
    if (epoch !== undefined && rest === version) return epoch;
  }
  return undefined;
}
