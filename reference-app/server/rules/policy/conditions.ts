import type { HashColumn } from '../bomModel.js';
import { cweNumber } from '../weaknesses.js';
import { ageTest } from './age.js';
import { canUse, parseLicenceExpression } from './licenceExpression.js';
import { orderTest } from './numericOperator.js';
import { textMatcher } from './textMatcher.js';
import { versionDistance, versionDistanceTest } from './versionDistance.js';
import { comparePolicyVersions } from './versionOrder.js';

/** What a violation is about. */
export type ViolationType = 'LICENSE' | 'SECURITY' | 'OPERATIONAL';

/** What a condition can be about, and the type of its violations. */
export const TYPE_OF_SUBJECT = {
  AGE: 'OPERATIONAL',
  COORDINATES: 'OPERATIONAL',
  CPE: 'OPERATIONAL',
  LICENSE: 'LICENSE',
  LICENSE_GROUP: 'LICENSE',
  PACKAGE_URL: 'OPERATIONAL',
  SEVERITY: 'SECURITY',
  SWID_TAGID: 'OPERATIONAL',
  VERSION: 'OPERATIONAL',
  COMPONENT_HASH: 'OPERATIONAL',
  CWE: 'SECURITY',
  VULNERABILITY_ID: 'SECURITY',
  VERSION_DISTANCE: 'OPERATIONAL',
} as const satisfies Record<string, ViolationType>;

export type ConditionSubject = keyof typeof TYPE_OF_SUBJECT;

/** A condition as it is stored; what its value means depends on the subject. */
export interface Condition {
  subject: string;
  operator: string;
  value: string;
}

/** A component as far as conditions look at it. */
export interface JudgedComponent {
  group: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
  swidTagId: string | null;
  hashes: Partial<Record<HashColumn, string | null>>;
  /** Row of its licence; beside it the texts that were not resolved. */
  resolvedLicenceId: number | null;
  licenceExpression: string | null;
  licence: string | null;
  /** Without the suppressed ones. */
  vulnerabilities: readonly JudgedVulnerability[];
  /** The newest version a repository knows, and when that was published. */
  latest: { version: string; published: number | null } | undefined;
  isDirectDependency: boolean;
}

export interface JudgedVulnerability {
  vulnId: string;
  severity: string;
  cwes: readonly number[];
}

/** What conditions need to know beside the component. */
export interface Surroundings {
  /** Row of the licence with an id; `undefined` for one the server does not know. */
  licenceById(licenceId: string): number | undefined;
  /** Rows of the licences a `LICENSE` condition names by a UUID; `undefined` when it is gone. */
  licencesOf(uuid: string): ReadonlySet<number> | undefined;
  /** As `licencesOf`, of a `LICENSE_GROUP` condition. */
  licencesOfGroup(uuid: string): ReadonlySet<number> | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** Whether a component violates a condition. */
export type ConditionTest = (component: JudgedComponent) => boolean;

/**
 * Prepares a condition, so that many components can be held against it. A condition that makes no sense (an operator of
 * another subject, a value that cannot be read, a licence that is gone) is never violated.
 */
export function conditionTest(condition: Condition, surroundings: Surroundings): ConditionTest {
  return testOf(condition, surroundings) ?? (() => false);
}

function testOf(
  { subject, operator, value }: Condition,
  surroundings: Surroundings,
): ConditionTest | undefined {
  switch (subject as ConditionSubject) {
    case 'AGE': {
      const isViolated = ageTest(operator, value, surroundings.now);
      return isViolated && (({ purl, latest }) => purl !== null && isViolated(latest?.published));
    }
    case 'COORDINATES':
      return coordinatesTest(operator, value);
    case 'CPE':
      return textTest(operator, value, ({ cpe }) => cpe);
    case 'PACKAGE_URL':
      return textTest(operator, value, ({ purl }) => purl);
    case 'SWID_TAGID':
      return textTest(operator, value, ({ swidTagId }) => swidTagId);
    case 'VERSION':
      return versionTest(operator, value);
    case 'COMPONENT_HASH':
      return hashTest(operator, value);
    case 'VERSION_DISTANCE':
      return distanceTest(operator, value);
    case 'LICENSE':
      return value === UNRESOLVED
        ? licenceTest(operator, NO_LICENCES, true, surroundings)
        : licenceTest(operator, surroundings.licencesOf(value), false, surroundings);
    case 'LICENSE_GROUP':
      return licenceTest(operator, surroundings.licencesOfGroup(value), false, surroundings);
    case 'SEVERITY':
      return vulnerabilityTest(operator, ({ severity }) => severity === value);
    case 'VULNERABILITY_ID':
      return vulnerabilityTest(operator, ({ vulnId }) => vulnId === value);
    case 'CWE':
      return weaknessTest(operator, value);
  }
}

/** In place of a licence: what has none, or one that the server does not know. */
const UNRESOLVED = 'unresolved';
const NO_LICENCES: ReadonlySet<number> = new Set();

function textTest(
  operator: string,
  value: string,
  textOf: (component: JudgedComponent) => string | null,
): ConditionTest | undefined {
  const matches = textMatcher(value);
  return matches && matchTest(operator, (component) => matches(textOf(component)));
}

function matchTest(operator: string, matches: ConditionTest): ConditionTest | undefined {
  if (operator === 'MATCHES') return matches;
  return operator === 'NO_MATCH' ? (component) => !matches(component) : undefined;
}

function versionTest(operator: string, value: string): ConditionTest | undefined {
  const fits = orderTest(operator);
  return fits && (({ version }) => Boolean(version) && fits(comparePolicyVersions(version ?? '', value)));
}

const COMPARISONS: Record<string, string> = {
  '==': 'NUMERIC_EQUAL',
  '!=': 'NUMERIC_NOT_EQUAL',
  '<': 'NUMERIC_LESS_THAN',
  '<=': 'NUMERIC_LESSER_THAN_OR_EQUAL',
  '>': 'NUMERIC_GREATER_THAN',
  '>=': 'NUMERIC_GREATER_THAN_OR_EQUAL',
};

// With `NO_MATCH` every part that is given has to differ, not just one of them.
function coordinatesTest(operator: string, value: string): ConditionTest | undefined {
  const { group, name, version } = textsOf(value);
  const [, comparison = '', limit = ''] = /^(==|!=|<=?|>=?)\s*(.+)$/s.exec(version ?? '') ?? [];
  const compare = versionTest(COMPARISONS[comparison] ?? '', limit);
  const versionMatches = compare
    ? matchTest(operator, compare)
    : textTest(operator, version ?? '', (component) => component.version);
  const tests = [
    ...(group ? [textTest(operator, group, (component) => component.group)] : []),
    ...(name ? [textTest(operator, name, (component) => component.name)] : []),
    ...(version ? [versionMatches] : []),
  ];
  const readable = tests.filter((test) => test !== undefined);
  // A part that cannot be read must not count as one that was not given.
  if (tests.length === 0 || readable.length < tests.length) return undefined;
  return (component) => readable.every((test) => test(component));
}

const HASH_COLUMNS_BY_ALGORITHM: Record<string, HashColumn> = {
  md5: 'md5',
  'sha-1': 'sha1',
  'sha-256': 'sha256',
  'sha-384': 'sha384',
  'sha-512': 'sha512',
  'sha3-256': 'sha3_256',
  'sha3-384': 'sha3_384',
  'sha3-512': 'sha3_512',
  'blake2b-256': 'blake2b_256',
  'blake2b-384': 'blake2b_384',
  'blake2b-512': 'blake2b_512',
  blake3: 'blake3',
};

function hashTest(operator: string, value: string): ConditionTest | undefined {
  const { algorithm = '', value: wanted = '' } = textsOf(value);
  const key = algorithm.toLowerCase();
  const column = Object.hasOwn(HASH_COLUMNS_BY_ALGORITHM, key) ? HASH_COLUMNS_BY_ALGORITHM[key] : undefined;
  if (!column || !wanted) return undefined;
  const matches: ConditionTest = ({ hashes }) => hashes[column]?.toLowerCase() === wanted.toLowerCase();
  if (operator === 'IS') return matches;
  return operator === 'IS_NOT' ? (component) => !matches(component) : undefined;
}

function distanceTest(operator: string, value: string): ConditionTest | undefined {
  const fits = versionDistanceTest(operator, value);
  return (
    fits &&
    (({ isDirectDependency, version, latest }) => {
      const distance =
        isDirectDependency && version && latest ? versionDistance(version, latest.version) : undefined;
      return distance !== undefined && fits(distance);
    })
  );
}

// `IS` forbids the licences: violated where the component cannot be used without one of them. `IS_NOT` allows them only.
function licenceTest(
  operator: string,
  licences: ReadonlySet<number> | undefined,
  namesUnresolved: boolean,
  { licenceById }: Surroundings,
): ConditionTest | undefined {
  if (!licences || (operator !== 'IS' && operator !== 'IS_NOT')) return undefined;
  const allows = operator === 'IS_NOT';
  const isUsable = (licenceId: number | undefined) =>
    (licenceId === undefined ? namesUnresolved : licences.has(licenceId)) === allows;
  const isAnyUsable = (ids: readonly string[]) => {
    const known = ids.flatMap((id) => licenceById(id) ?? []);
    return known.length > 0 ? known.some(isUsable) : isUsable(undefined);
  };
  return ({ resolvedLicenceId, licenceExpression, licence }) => {
    if (resolvedLicenceId !== null) return !isUsable(resolvedLicenceId);
    const expression = licenceExpression === null ? undefined : parseLicenceExpression(licenceExpression);
    if (expression) return !canUse(expression, isAnyUsable);
    return !isAnyUsable(licence === null ? [] : [licence]);
  };
}

// At least one vulnerability has to be there, for `IS_NOT` too: what has none violates nothing.
function vulnerabilityTest(
  operator: string,
  fits: (vulnerability: JudgedVulnerability) => boolean,
): ConditionTest | undefined {
  if (operator === 'IS') return ({ vulnerabilities }) => vulnerabilities.some(fits);
  return operator === 'IS_NOT'
    ? ({ vulnerabilities }) => vulnerabilities.some((vulnerability) => !fits(vulnerability))
    : undefined;
}

function weaknessTest(operator: string, value: string): ConditionTest | undefined {
  if (operator !== 'CONTAINS_ANY' && operator !== 'CONTAINS_ALL') return undefined;
  if (value.trim() === '*') return ({ vulnerabilities }) => vulnerabilities.length > 0;
  const wanted = value.split(',').flatMap((text) => cweNumber(text) ?? []);
  if (wanted.length === 0) return undefined;
  return ({ vulnerabilities }) =>
    vulnerabilities.some(({ cwes }) =>
      operator === 'CONTAINS_ANY'
        ? wanted.some((cwe) => cwes.includes(cwe))
        : wanted.every((cwe) => cwes.includes(cwe)),
    );
}

/** The texts of a JSON object that are not blank. */
function textsOf(json: string): Record<string, string | undefined> {
  let members: unknown;
  try {
    members = JSON.parse(json);
  } catch {
    return {};
  }
  if (typeof members !== 'object' || members === null) return {};
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [[name, text.trim()]] : [],
    ),
  );
}
