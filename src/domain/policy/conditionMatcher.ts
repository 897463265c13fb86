import { hashMemberOf } from '../hashes.js';
import { componentVersion } from '../versions/componentVersion.js';
import { ageMatcher } from './ageMatcher.js';
import { coordinatesMatcher } from './coordinatesMatcher.js';
import type { ConditionMatcher, Surroundings } from './JudgedComponent.js';
import { licenseMatcher } from './licenseMatcher.js';
import type { PolicySubject } from './policySubjects.js';
import { purlMatcher } from './spellingMatchers.js';
import { textsOf } from './textsOf.js';
import { identityMatcher, patternMatcher, versionMatcher } from './operatorMatchers.js';
import { versionDistance, versionDistanceTest } from './versionDistance.js';
import { epssMatcher, vulnerabilityMatcher, weaknessMatcher } from './vulnerabilityMatchers.js';

/** A condition as it is stored; what its value means depends on the subject, see `POLICY_SUBJECTS`. */
export interface PolicyCondition {
  subject: string;
  operator: string;
  value: string;
}

/**
 * Prepares a condition, so that many components can be checked against it. An invalid condition (an operator
 * of another subject, an unreadable value, a deleted license) is never violated. Neither is an `EXPRESSION`,
 * which only servers evaluate.
 */
export function conditionMatcher(condition: PolicyCondition, surroundings: Surroundings): ConditionMatcher {
  return readCondition(condition, surroundings) ?? (() => false);
}

/** As {@link conditionMatcher}; undefined for a condition that makes no sense, and for an `EXPRESSION`. */
export function readCondition(
  { subject, operator, value }: PolicyCondition,
  surroundings: Surroundings,
): ConditionMatcher | undefined {
  const rule = Object.hasOwn(RULES, subject) ? RULES[subject as PolicySubject] : undefined;
  return rule?.(operator, value, surroundings);
}

/** Prepares a condition about one subject; undefined when it makes no sense. */
type Rule = (operator: string, value: string, surroundings: Surroundings) => ConditionMatcher | undefined;

/** In place of a license: what has none, or one that the server does not know. */
const UNRESOLVED = 'unresolved';

const RULES: Record<PolicySubject, Rule> = {
  AGE(operator, value, { now }) {
    const isViolated = ageMatcher(operator, value, now);
    return isViolated && (({ purl, latest }) => purl !== null && isViolated(latest?.published));
  },
  COORDINATES: coordinatesMatcher,
  // Names of products are the same in capital and small letters: NIST IR 7695 writes them small.
  CPE: (operator, value) => patternMatcher(operator, `(?i)${value}`, ({ cpe }) => cpe),
  PACKAGE_URL: purlMatcher,
  SWID_TAGID: (operator, value) => patternMatcher(operator, value, ({ swidTagId }) => swidTagId),
  VERSION: versionMatcher,
  COMPONENT_HASH(operator, value) {
    const { algorithm = '', value: wanted } = textsOf(value);
    const member = hashMemberOf(algorithm);
    if (!member || !wanted) return undefined;
    return identityMatcher(operator, ({ hashes }) => hashes[member]?.toLowerCase() === wanted.toLowerCase());
  },
  VERSION_DISTANCE(operator, value) {
    const fits = versionDistanceTest(operator, value);
    return (
      fits &&
      ((component) => {
        const { isDirectDependency, latest } = component;
        const version = isDirectDependency && latest ? componentVersion(component) : undefined;
        const distance = latest && version && versionDistance(version, latest.version);
        return distance ? fits(distance) : false;
      })
    );
  },
  LICENSE: (operator, value, surroundings) =>
    value === UNRESOLVED
      ? licenseMatcher(operator, new Set(), true, surroundings)
      : licenseMatcher(operator, surroundings.licensesOf(value), false, surroundings),
  LICENSE_GROUP: (operator, value, surroundings) =>
    licenseMatcher(operator, surroundings.licensesOfGroup(value), false, surroundings),
  SEVERITY: (operator, value) => vulnerabilityMatcher(operator, ({ severity }) => severity === value),
  VULNERABILITY_ID: (operator, value) => vulnerabilityMatcher(operator, ({ vulnId }) => vulnId === value),
  CWE: weaknessMatcher,
  EPSS: epssMatcher,
  IS_INTERNAL(operator, value) {
    if (value !== 'true' && value !== 'false') return undefined;
    const matches = identityMatcher(operator, ({ isInternal }) => isInternal === (value === 'true'));
    return matches && ((component) => component.isInternal !== undefined && matches(component));
  },
  EXPRESSION: () => undefined,
};
