/**
 * A statement about what a vulnerability affects: checked while it is typed, and split into parts for a
 * sentence.
 */
import type { AffectedComponent } from '../schema/vulnerability.js';
import { cpeParts, isCpe } from './cpe.js';
import { purlParts, purlProblem, purlTypeOf, type PurlProblem } from './purl.js';
import { comparatorOf } from './versions/comparatorOf.js';
import { boundVersion } from './versions/componentVersion.js';
import type { VersionComparator } from './versions/versionComparator.js';

/**
 * The field values of an affected component. A bound always has its operator. Without a version there is no
 * bound.
 */
export interface AffectedComponentDraft {
  identityType: 'PURL' | 'CPE';
  identity: string;
  versionType: 'EXACT' | 'RANGE';
  startVersion: string;
  /** True when the lower bound itself is affected. */
  isStartIncluded: boolean;
  endVersion: string;
  /** True when the upper bound itself is affected. */
  isEndIncluded: boolean;
}

/** A field of an {@link AffectedComponentDraft} that may be wrong. */
export type AffectedComponentField = 'identity' | 'startVersion' | 'endVersion';

/**
 * A problem of a field.
 * `noVersion`: one version is meant, but the identity names none, which servers read as no version at all.
 * `versionBesideRange`: the identity names a version, but a range is meant. `noBound`: a range without a
 * bound on either side, which is stored as an exact version. `sign`: more than a version. `notNumeric`: the
 * versions of this ecosystem start with a digit. `reversed`, `nothingBetween`: no version is in the range.
 * `repeated`: another statement is the same.
 */
export type AffectedComponentProblem =
  | { code: 'required' | 'cpe' | 'noVersion' | 'noBound' | 'sign' | 'repeated' }
  | { code: 'purl'; part: PurlProblem }
  | { code: 'versionBesideRange'; version: string }
  | { code: 'notNumeric'; ecosystem: string }
  | { code: 'reversed' | 'nothingBetween'; start: string; end: string };

/** An empty form. */
export const NEW_AFFECTED_COMPONENT: AffectedComponentDraft = {
  identityType: 'PURL',
  identity: '',
  versionType: 'EXACT',
  startVersion: '',
  isStartIncluded: true,
  endVersion: '',
  isEndIncluded: false,
};

/** Returns the problems by field, empty when there are none. `others` are the existing statements. */
export function affectedComponentProblems(
  draft: AffectedComponentDraft,
  others: readonly AffectedComponent[] = [],
): Partial<Record<AffectedComponentField, AffectedComponentProblem>> {
  const identity = identityProblem(draft);
  const range = draft.versionType === 'RANGE' ? rangeProblems(draft) : {};
  if (identity || Object.keys(range).length > 0) return { ...(identity && { identity }), ...range };
  const stated = affectedComponentOf(draft);
  return others.some((other) => isSameStatement(other, stated)) ? { identity: { code: 'repeated' } } : {};
}

/** The statement as it is sent. */
export function affectedComponentOf(draft: AffectedComponentDraft): AffectedComponent {
  const { identityType, versionType, isStartIncluded, isEndIncluded } = draft;
  const stated = { identityType, identity: draft.identity.trim(), versionType };
  if (versionType === 'EXACT') return stated;
  const start = draft.startVersion.trim();
  const end = draft.endVersion.trim();
  return {
    ...stated,
    ...(start && { [isStartIncluded ? 'versionStartIncluding' : 'versionStartExcluding']: start }),
    ...(end && { [isEndIncluded ? 'versionEndIncluding' : 'versionEndExcluding']: end }),
  };
}

/** A statement as it is changed in the fields. */
export function draftOfAffectedComponent(component: AffectedComponent): AffectedComponentDraft {
  const { start, end } = boundsOf(component);
  return {
    identityType: component.identityType ?? 'PURL',
    identity: component.identity ?? '',
    versionType: start || end ? 'RANGE' : (component.versionType ?? 'EXACT'),
    startVersion: start?.version ?? '',
    isStartIncluded: start?.isIncluded ?? true,
    endVersion: end?.version ?? '',
    isEndIncluded: end?.isIncluded ?? false,
  };
}

/** One end of a range. */
export interface VersionBound {
  version: string;
  /** True when the bound itself is affected. */
  isIncluded: boolean;
}

/** A statement taken apart, for a sentence about it. */
export interface AffectedVersions {
  /** Name of the package or product, such as `@angular/core`; the identity as it is where that cannot be read. */
  name: string;
  /** The vendor of the product, for a CPE. */
  vendor?: string;
  /** Type of the package URL, such as `npm`. */
  ecosystem?: string;
  /** The one version; absent with bounds, and where all versions are meant. */
  version?: string;
  start?: VersionBound;
  end?: VersionBound;
}

/** Takes a statement apart. */
export function affectedVersionsOf(component: AffectedComponent): AffectedVersions {
  const { start, end } = boundsOf(component);
  const named = namedBy(component);
  const { version: written, ...subject } = named ?? { name: component.identity ?? '', version: undefined };
  if (start || end) return { ...subject, start, end };
  return { ...subject, version: written ?? (component.version || undefined) };
}

function namedBy({ identityType, identity = '' }: AffectedComponent): AffectedVersions | undefined {
  if (identityType === 'CPE') {
    const cpe = cpeParts(identity);
    if (!cpe) return undefined;
    const { vendor, product, version } = cpe;
    return {
      name: product,
      vendor: vendor === '*' ? undefined : vendor,
      version: version === '*' ? undefined : version,
    };
  }
  const purl = purlParts(identity);
  return (
    purl && {
      name: [purl.namespace, purl.name].filter(Boolean).join('/'),
      ecosystem: purl.type,
      version: purl.version,
    }
  );
}

function boundsOf(component: AffectedComponent): { start?: VersionBound; end?: VersionBound } {
  const bound = (including?: string, excluding?: string): VersionBound | undefined =>
    including
      ? { version: including, isIncluded: true }
      : excluding
        ? { version: excluding, isIncluded: false }
        : undefined;
  return {
    start: bound(component.versionStartIncluding, component.versionStartExcluding),
    end: bound(component.versionEndIncluding, component.versionEndExcluding),
  };
}

function identityProblem(draft: AffectedComponentDraft): AffectedComponentProblem | undefined {
  const identity = draft.identity.trim();
  if (identity === '') return { code: 'required' };
  if (draft.identityType === 'CPE') {
    if (!isCpe(identity)) return { code: 'cpe' };
  } else {
    const part = purlProblem(identity);
    if (part) return { code: 'purl', part };
  }
  const { version } = namedBy({ ...draft, identity })!;
  if (draft.versionType === 'EXACT') return version === undefined ? { code: 'noVersion' } : undefined;
  return version === undefined ? undefined : { code: 'versionBesideRange', version };
}

type BoundProblems = Partial<Record<'startVersion' | 'endVersion', AffectedComponentProblem>>;

function rangeProblems(draft: AffectedComponentDraft): BoundProblems {
  const start = draft.startVersion.trim();
  const end = draft.endVersion.trim();
  if (start === '' && end === '') return { startVersion: { code: 'noBound' } };
  const ecosystem = draft.identityType === 'PURL' ? purlParts(draft.identity.trim())?.type : undefined;
  const startVersion = versionProblem(start, ecosystem);
  const endVersion = versionProblem(end, ecosystem);
  if (startVersion || endVersion) {
    return { ...(startVersion && { startVersion }), ...(endVersion && { endVersion }) };
  }
  if (start === '' || end === '') return {};
  const order = boundComparator(draft)(start, end);
  if (order > 0) return { endVersion: { code: 'reversed', start, end } };
  const isEmpty = order === 0 && !(draft.isStartIncluded && draft.isEndIncluded);
  return isEmpty ? { endVersion: { code: 'nothingBetween', start, end } } : {};
}

// Ecosystems whose versions are numbers, some with a v in front; others name branches or dates as they like.
const NUMERIC = new Set(['cargo', 'gem', 'golang', 'hex', 'npm', 'nuget', 'pub', 'pypi', 'swift']);

function versionProblem(
  version: string,
  ecosystem: string | undefined,
): AffectedComponentProblem | undefined {
  if (version === '') return undefined;
  if (/[\s<>=*,|[\]()]|^[~^]/.test(version)) return { code: 'sign' };
  if (ecosystem !== undefined && NUMERIC.has(ecosystem) && !/^v?\d/i.test(version)) {
    return { code: 'notNumeric', ecosystem };
  }
  return undefined;
}

/**
 * Returns true when two statements are about the same versions of the same thing, however they are written.
 */
function isSameStatement(left: AffectedComponent, right: AffectedComponent): boolean {
  if (left.identityType !== right.identityType) return false;
  if (nameOf(left.identity) !== nameOf(right.identity)) return false;
  const compare = boundComparator(left);
  const a = boundsOf(left);
  const b = boundsOf(right);
  return isSameBound(a.start, b.start, compare) && isSameBound(a.end, b.end, compare);
}

/** The order of the bounds of a statement, with the epoch of its package URL. */
function boundComparator({ identityType, identity = '' }: AffectedComponent): VersionComparator {
  if (identityType === 'CPE') return comparatorOf(undefined);
  const compare = comparatorOf(purlTypeOf(identity.trim()));
  return (left, right) => compare(boundVersion(left, identity), boundVersion(right, identity));
}

// The names of CPEs are in lower case, whatever is typed; so is the type of a package URL, but not always its name.
function nameOf(identity = ''): string {
  const text = identity.trim();
  return /^cpe:/i.test(text)
    ? text.toLowerCase()
    : text.replace(/^pkg:\/*[^/]*/i, (type) => type.toLowerCase());
}

function isSameBound(
  left: VersionBound | undefined,
  right: VersionBound | undefined,
  compare: VersionComparator,
): boolean {
  if (!left || !right) return left === right;
  return left.isIncluded === right.isIncluded && compare(left.version, right.version) === 0;
}
