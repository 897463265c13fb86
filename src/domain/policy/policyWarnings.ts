import { EVERY_ORDER } from '../versions/comparatorOf.js';
import { isPolicySubject } from './conditionProblem.js';
import type { PolicyCondition } from './conditionMatcher.js';
import { isAnything } from './isAnything.js';
import { isNeverMet } from './neverMet.js';
import { periodDays } from './periodDays.js';
import { POLICY_SUBJECTS } from './policySubjects.js';
import { textsOf } from './textsOf.js';
import { versionDistanceTest } from './versionDistance.js';

/** An effect of a policy that its author hardly intended. */
export interface PolicyWarning {
  code: PolicyWarningCode;
  /** The places of the conditions it is about, from 0. Empty: the policy in general. */
  conditions: readonly number[];
}

export type PolicyWarningCode =
  /** It has no condition, so that nothing violates it. */
  | 'noConditions'
  /** No component can meet the condition. */
  | 'never'
  /** All have to be met, and one never is. */
  | 'neverAtAll'
  /** All have to be met, and these exclude each other. */
  | 'contradiction'
  /** Every component that has the data the condition checks meets it. */
  | 'always'
  /** Every component that has the data these conditions check meets one of them. */
  | 'alwaysTogether'
  /** The same condition appears twice. */
  | 'duplicate'
  /** All have to be met, but by different vulnerabilities, if need be. */
  | 'severalVulnerabilities';

/** Says what of a policy can never or always match. It only says what is certain; a condition that is not complete is left out. */
export function policyWarnings(operator: string, conditions: readonly PolicyCondition[]): PolicyWarning[] {
  if (conditions.length === 0) return [{ code: 'noConditions', conditions: [] }];
  const places = conditions.map((_, index) => index);
  const pairs = places.flatMap((left) => places.slice(left + 1).map((right) => [left, right] as const));
  const isAll = operator === 'ALL';

  const never = places.filter((index) => isNeverMet(conditions[index]!));
  const always = places.filter((index) => isAlways(conditions[index]!));
  const duplicates = pairs.filter(([left, right]) => isSame(conditions[left]!, conditions[right]!));
  const opposed = pairs.flatMap(([left, right]) => {
    const relation = relationOf(conditions[left]!, conditions[right]!);
    return relation ? [{ relation, conditions: [left, right] }] : [];
  });
  const ofVulnerabilities = places.filter((index) => isAboutVulnerabilities(conditions[index]!));
  return [
    ...never.map((index): PolicyWarning => ({ code: 'never', conditions: [index] })),
    ...(isAll && never.length > 0 && conditions.length > 1
      ? [{ code: 'neverAtAll' as const, conditions: [] }]
      : []),
    ...always.map((index): PolicyWarning => ({ code: 'always', conditions: [index] })),
    ...opposed.flatMap(({ relation, conditions: both }): PolicyWarning[] =>
      isAll && relation.excludes
        ? [{ code: 'contradiction', conditions: both }]
        : !isAll && relation.covers
          ? [{ code: 'alwaysTogether', conditions: both }]
          : [],
    ),
    ...duplicates.map((both): PolicyWarning => ({ code: 'duplicate', conditions: both })),
    ...(isAll && ofVulnerabilities.length > 1
      ? [{ code: 'severalVulnerabilities' as const, conditions: ofVulnerabilities }]
      : []),
  ];
}

function isSame(left: PolicyCondition, right: PolicyCondition): boolean {
  return (
    left.value.trim() !== '' &&
    left.subject === right.subject &&
    left.operator === right.operator &&
    left.value.trim() === right.value.trim()
  );
}

function isAboutVulnerabilities({ subject }: PolicyCondition): boolean {
  return isPolicySubject(subject) && POLICY_SUBJECTS[subject].violation === 'SECURITY';
}

/** Returns true when every component that has the data a condition checks meets it. */
function isAlways({ subject, operator, value }: PolicyCondition): boolean {
  if (value.trim() === '') return false;
  const number = Number(value);
  switch (subject) {
    case 'PACKAGE_URL':
    case 'CPE':
    case 'SWID_TAGID':
      return operator === 'MATCHES' && isAnything(value);
    case 'COORDINATES': {
      const { group, name, version } = textsOf(value);
      return operator === 'MATCHES' && !group && !version && name !== undefined && isAnything(name);
    }
    case 'EPSS':
      return (
        (operator === 'NUMERIC_GREATER_THAN_OR_EQUAL' && number <= 0) ||
        (operator === 'NUMERIC_LESSER_THAN_OR_EQUAL' && number >= 1)
      );
    case 'VERSION_DISTANCE':
      return (
        operator === 'NUMERIC_GREATER_THAN_OR_EQUAL' &&
        versionDistanceTest('NUMERIC_EQUAL', value)?.(NONE) === true
      );
    default:
      return false;
  }
}

const NONE = [0, 0, 0, 0] as const;

/**
 * The relation of two conditions. `excludes`: no component meets both. `covers`: each component that has the
 * data they check meets one of them.
 */
interface Relation {
  excludes: boolean;
  covers: boolean;
}

const OPPOSITES: Readonly<Record<string, string>> = {
  IS: 'IS_NOT',
  IS_NOT: 'IS',
  MATCHES: 'NO_MATCH',
  NO_MATCH: 'MATCHES',
};

// A component has one of each, while it may have several vulnerabilities, and one license or the choice between some.
const SINGLE = new Set(['PACKAGE_URL', 'CPE', 'SWID_TAGID', 'COMPONENT_HASH', 'IS_INTERNAL']);

function relationOf(left: PolicyCondition, right: PolicyCondition): Relation | undefined {
  if (left.subject !== right.subject || left.value.trim() === '' || right.value.trim() === '')
    return undefined;
  const { subject } = left;
  if (subject === 'VERSION') return orderedRelation(left, right, compareInEveryOrder);
  if (subject === 'AGE') return orderedRelation(left, right, comparePeriods);
  if (!SINGLE.has(subject)) return undefined;
  const isSameValue = left.value.trim() === right.value.trim();
  if (subject === 'IS_INTERNAL') {
    const isSameSide = (left.value === right.value) === (left.operator === right.operator);
    return isSameSide ? undefined : { excludes: true, covers: true };
  }
  if (isSameValue && OPPOSITES[left.operator] === right.operator) return { excludes: true, covers: true };
  if (subject !== 'COMPONENT_HASH' || left.operator !== right.operator) return undefined;
  const [one, other] = [textsOf(left.value), textsOf(right.value)];
  const isOtherHash = one['value']?.toLowerCase() !== other['value']?.toLowerCase();
  if (one['algorithm'] !== other['algorithm'] || !isOtherHash) return undefined;
  return { excludes: left.operator === 'IS', covers: left.operator === 'IS_NOT' };
}

/** The sides of its limit that an operator accepts: below, at, and above. */
const SIDES: Readonly<Record<string, readonly [below: boolean, at: boolean, above: boolean]>> = {
  NUMERIC_GREATER_THAN: [false, false, true],
  NUMERIC_LESS_THAN: [true, false, false],
  NUMERIC_EQUAL: [false, true, false],
  NUMERIC_NOT_EQUAL: [true, false, true],
  NUMERIC_GREATER_THAN_OR_EQUAL: [false, true, true],
  NUMERIC_LESSER_THAN_OR_EQUAL: [true, true, false],
};

function orderedRelation(
  left: PolicyCondition,
  right: PolicyCondition,
  compare: (left: string, right: string) => number | undefined,
): Relation | undefined {
  const [one, other] = [SIDES[left.operator], SIDES[right.operator]];
  const order = compare(left.value.trim(), right.value.trim());
  if (!one || !other || order === undefined) return undefined;
  const [low, high] = order <= 0 ? [one, other] : [other, one];
  // Five places of the order: below both limits, at the lower, between, at the higher, above both.
  const places: readonly (readonly [boolean, boolean])[] =
    order === 0
      ? [0, 1, 2].map((side) => [low[side]!, high[side]!] as const)
      : [
          [low[0], high[0]],
          [low[1], high[0]],
          [low[2], high[0]],
          [low[2], high[1]],
          [low[2], high[2]],
        ];
  return {
    excludes: places.every(([isLow, isHigh]) => !(isLow && isHigh)),
    covers: places.every(([isLow, isHigh]) => isLow || isHigh),
  };
}

/** Versions as all ecosystems compare them; undefined where they differ: 1.0 is 1.0.0 for Maven, but not for Debian. */
function compareInEveryOrder(left: string, right: string): number | undefined {
  const orders = new Set(EVERY_ORDER.map((compare) => Math.sign(compare(left, right))));
  return orders.size === 1 ? [...orders][0] : undefined;
}

/** Periods by their length in days; undefined where months of different lengths make it uncertain. */
function comparePeriods(left: string, right: string): number | undefined {
  const [shortest, longest] = [periodDays(left), periodDays(right)];
  if (!shortest || !longest) return undefined;
  if (left.toUpperCase() === right.toUpperCase()) return 0;
  if (shortest.most < longest.least) return -1;
  return longest.most < shortest.least ? 1 : undefined;
}
