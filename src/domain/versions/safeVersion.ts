/**
 * Finds the version to upgrade to: the versions of a component that its findings do not affect, as far as
 * their sources report.
 */
import type { FindingComponent } from '../../schema/finding.js';
import type { AffectedComponent } from '../../schema/vulnerability.js';
import { affectedVersionsOf, type VersionBound } from '../affectedComponent.js';
import { cpeParts, isSpecificCpeValue, versionWithUpdate } from '../cpe.js';
import { mayShareDistribution } from '../distribution.js';
import { packageKey } from '../packageKey.js';
import { purlParts } from '../purl.js';
import { boundVersion, componentComparator, componentVersion } from './componentVersion.js';
import { dividedVersion, ignoringLoneEpochs } from './epochs.js';
import type { VersionComparator } from './versionComparator.js';

/** The known facts about a component whose safe version is sought. */
export type SafeVersionSubject = Pick<FindingComponent, 'version' | 'latestVersion' | 'purl' | 'cpe'>;

/** A finding of the component, with the versions its sources say are affected. */
export interface FindingRanges {
  /** Identifier of its vulnerability and all other names of it; findings that share one are the same vulnerability. */
  readonly names: readonly string[];
  /** Undefined: not known. */
  readonly affects: readonly AffectedComponent[] | undefined;
}

/** The answer of {@link safeVersionOf}. */
export interface SafeVersion {
  /** The lowest version above the one in use that no finding affects. */
  readonly version: string;
  /**
   * The lowest version above which no version is affected either. The same as `version` where that is already
   * the case, absent where ranges never end.
   */
  readonly onward?: string;
}

/**
 * Returns the lowest version that is outside all ranges of all findings, in the version order of the
 * ecosystem. Only versions that a source names are candidates: the ends of ranges and the newest version. The
 * end of a range that is not affected itself is the version with the fix. After an end that is affected, no
 * source names what follows, so only another named version can be safe.
 *
 * Undefined where ranges do not give an answer: the version in use is not known, a finding has no range that
 * contains the version in use (something other than ranges then showed that it is affected), or no named
 * version is outside of all ranges.
 */
export function safeVersionOf(
  subject: SafeVersionSubject,
  findings: readonly FindingRanges[],
): SafeVersion | undefined {
  const current = componentVersion(subject);
  if (!current || findings.length === 0) return undefined;
  const compare = componentComparator(subject);
  const used: Record<Identity, string> = {
    PURL: componentVersion(subject, 'purl') ?? current,
    CPE: componentVersion(subject, 'cpe') ?? current,
  };
  const isAbout = statementMatcher(subject);
  const ranges: Range[] = [];
  for (const statements of statementsByVulnerability(findings)) {
    const own = statements.filter(isAbout).flatMap(rangeOf);
    if (!own.some((range) => isInside(used[range.about], range, compare))) return undefined;
    ranges.push(...own);
  }
  const { epoch } = dividedVersion(current);
  const named = ranges.flatMap(({ about, start, end }) =>
    [start, end].map((bound) => (about === 'CPE' ? withEpoch(bound?.version, epoch) : bound?.version)),
  );
  const safe = [...named, subject.latestVersion]
    .filter((version) => version !== undefined)
    .filter((version) => compare(version, current) > 0)
    .filter((version) => !ranges.some((range) => isInside(version, range, compare)))
    .sort(compare);
  const [version] = safe;
  if (version === undefined) return undefined;
  return { version, onward: safe.find((each) => ranges.every((range) => isAbove(each, range, compare))) };
}

type Identity = 'PURL' | 'CPE';

/** Versions that are affected, bounds absent where there is none. */
interface Range {
  readonly about: Identity;
  readonly start?: VersionBound;
  readonly end?: VersionBound;
}

/** One list for each vulnerability, however many findings name it: what one source leaves open another may say. */
function statementsByVulnerability(findings: readonly FindingRanges[]): AffectedComponent[][] {
  let groups: { names: Set<string>; statements: AffectedComponent[] }[] = [];
  for (const { names, affects = [] } of findings) {
    const same = groups.filter((group) => names.some((name) => group.names.has(name)));
    const merged = {
      names: new Set([...same.flatMap((group) => [...group.names]), ...names]),
      statements: [...same.flatMap(({ statements }) => statements), ...affects],
    };
    groups = [...groups.filter((group) => !same.includes(group)), merged];
  }
  return groups.map(({ statements }) => statements);
}

function rangeOf(statement: AffectedComponent): Range[] {
  const { start, end, version } = affectedVersionsOf(statement);
  const { identity = '' } = statement;
  const about = statement.identityType === 'CPE' ? 'CPE' : 'PURL';
  if (start || end || version === undefined) {
    const completed = (bound: VersionBound | undefined) =>
      bound && about === 'PURL' ? { ...bound, version: boundVersion(bound.version, identity) } : bound;
    return [{ about, start: completed(start), end: completed(end) }];
  }
  const exact =
    about === 'CPE'
      ? versionWithUpdate(version, cpeParts(identity)?.update)
      : componentVersion({ version, purl: identity });
  const bound = { version: exact ?? version, isIncluded: true };
  return [{ about, start: bound, end: bound }];
}

function isInside(version: string, range: Range, compare: VersionComparator): boolean {
  const { start } = range;
  if (start) {
    const order = orderIn(range, compare)(version, start.version);
    if (order < 0 || (order === 0 && !start.isIncluded)) return false;
  }
  return !isAbove(version, range, compare);
}

/** A version of the maker, as the distribution of the component has it. */
function withEpoch(version: string | undefined, epoch: string | undefined): string | undefined {
  const isBare = version !== undefined && dividedVersion(version).epoch === undefined;
  return isBare && epoch !== undefined ? `${epoch}:${version}` : version;
}

/** Returns true when a range ends before a version. */
function isAbove(version: string, range: Range, compare: VersionComparator): boolean {
  const { end } = range;
  if (!end) return false;
  const order = orderIn(range, compare)(version, end.version);
  return order > 0 || (order === 0 && !end.isIncluded);
}

function orderIn({ about }: Range, compare: VersionComparator): VersionComparator {
  return about === 'CPE' ? ignoringLoneEpochs(compare) : compare;
}

/**
 * Returns a test of whether a statement is about a component: by its package URL without the version, or by
 * vendor and product of its CPE.
 */
function statementMatcher({ purl, cpe }: SafeVersionSubject): (statement: AffectedComponent) => boolean {
  const packageName = packageNameOf(purl);
  const product = productOf(cpe);
  return ({ identityType, identity }) => {
    if (identityType === 'CPE') return product !== undefined && productOf(identity) === product;
    if (packageName === undefined || packageNameOf(identity) !== packageName) return false;
    return mayShareDistribution(identity ?? '', purl ?? '');
  };
}

function packageNameOf(purl: string | undefined): string | undefined {
  const parts = purl ? purlParts(purl) : undefined;
  return parts && packageKey(parts);
}

function productOf(cpe: string | undefined): string | undefined {
  const parts = cpe ? cpeParts(cpe) : undefined;
  if (!parts || !isSpecificCpeValue(parts.product)) return undefined;
  return JSON.stringify([parts.vendor, parts.product]).toLowerCase();
}
