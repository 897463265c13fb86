import { SEVERITIES } from '../../schema/enumerations.js';
import { hasControlCharacter } from '../controlCharacter.js';
import { cweNumber } from '../cweNumber.js';
import { HASHES, HASH_LENGTHS, hashMemberOf } from '../hashes.js';
import { isSince, type ServerLine } from '../serverLine.js';
import type { PolicyCondition } from './conditionMatcher.js';
import { isNeverMet } from './neverMet.js';
import {
  POLICY_SUBJECTS,
  policyOperatorsOf,
  type PolicyOperator,
  type PolicySubject,
  type PolicyValueKind,
} from './policySubjects.js';
import { sourceOf } from './textMatcher.js';
import { textsOf } from './textsOf.js';
import { versionComparison } from './versionComparison.js';

/** Longest value that a server takes, in characters; also of those that are JSON. */
export const LONGEST_CONDITION_VALUE = 255;

/** The problem of a condition. */
export interface ConditionProblem {
  code: ConditionProblemCode;
  /** The part of the value that is wrong, where it has parts: `version` of coordinates. */
  part?: string;
  /** The piece of the value that is wrong. */
  text?: string;
  /** The expected number of digits of a hash. */
  count?: number;
}

export type ConditionProblemCode =
  /** The server does not know the subject. */
  | 'subject'
  /** The subject does not take the operator. */
  | 'operator'
  | 'empty'
  | 'tooLong'
  | 'controlCharacter'
  /** Stored in a way that cannot be read. */
  | 'unreadable'
  | 'period'
  | 'periodZero'
  | 'pattern'
  | 'version'
  | 'algorithm'
  | 'digits'
  /** The hash has a number of digits that no hash has. */
  | 'anyDigits'
  | 'hexadecimal'
  | 'cwe'
  | 'wholeNumber'
  | 'probability'
  | 'identifier'
  /** Nothing is wrong with its parts, but no component can meet it. */
  | 'never';

/**
 * Returns the problem that would keep a server from accepting a condition, or from ever evaluating it.
 * @param line - of the server that is to accept it
 */
export function conditionProblem(
  { subject, operator, value }: PolicyCondition,
  line: ServerLine,
): ConditionProblem | undefined {
  if (!isPolicySubject(subject) || !isSince(line, POLICY_SUBJECTS[subject].since)) return { code: 'subject' };
  const operators = policyOperatorsOf(subject, line);
  if (operators.length > 0 && !operators.includes(operator as PolicyOperator)) return { code: 'operator' };
  const kind = POLICY_SUBJECTS[subject].value;
  if (value.trim() === '') return { code: 'empty' };
  const problem = PROBLEMS[kind](value);
  if (problem) return problem;
  if (kind === 'expression') return undefined;
  if (hasControlCharacter(value)) return { code: 'controlCharacter' };
  if (value.trim().length > LONGEST_CONDITION_VALUE) return { code: 'tooLong' };
  return isNeverMet({ subject, operator, value }) ? { code: 'never' } : undefined;
}

/** Returns true when the kit knows a subject. */
export function isPolicySubject(subject: string): subject is PolicySubject {
  return Object.hasOwn(POLICY_SUBJECTS, subject);
}

/**
 * Returns a condition with another subject. Operator and value are kept only where the new subject accepts
 * them, so that no value gets a meaning that was not intended.
 */
export function withSubject(condition: PolicyCondition, subject: string, line: ServerLine): PolicyCondition {
  if (!isPolicySubject(subject)) return { ...condition, subject };
  const operators = policyOperatorsOf(subject, line);
  const known: readonly string[] = operators;
  const operator = known.includes(condition.operator) ? condition.operator : (operators[0] ?? 'MATCHES');
  const kindBefore = isPolicySubject(condition.subject) && POLICY_SUBJECTS[condition.subject].value;
  const kind = POLICY_SUBJECTS[subject].value;
  // Patterns of one subject are not those of another: a package URL is no CPE.
  const isKept = kindBefore === kind && (condition.subject === subject || kind !== 'pattern');
  return { subject, operator, value: isKept ? condition.value : (FIRST_VALUES[kind] ?? '') };
}

/** Values of which one is chosen anyway. */
const FIRST_VALUES: Partial<Record<PolicyValueKind, string>> = { flag: 'true' };

const PROBLEMS: Record<PolicyValueKind, (value: string) => ConditionProblem | undefined> = {
  period(value) {
    const numbers = /^P(?=\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?$/i.exec(value.trim())?.slice(1);
    if (!numbers) return { code: 'period' };
    return numbers.some((number) => Number(number ?? 0) > 0) ? undefined : { code: 'periodZero' };
  },
  coordinates(value) {
    if (!isObject(value)) return { code: 'unreadable' };
    const { group, name, version } = textsOf(value);
    if (!group && !name && !version) return { code: 'empty' };
    for (const [part, pattern] of Object.entries({ group, name })) {
      if (pattern && isBadPattern(pattern)) return { code: 'pattern', part, text: pattern };
    }
    if (version === undefined) return undefined;
    const comparison = versionComparison(version);
    if (comparison ? !isVersion(comparison.limit) : UNKNOWN_SIGN.test(version)) {
      return { code: 'version', part: 'version', text: version };
    }
    return !comparison && isBadPattern(version)
      ? { code: 'pattern', part: 'version', text: version }
      : undefined;
  },
  pattern: (value) => (isBadPattern(value) ? { code: 'pattern', text: value } : undefined),
  license: () => undefined,
  licenseGroup: () => undefined,
  severity: (value) =>
    SEVERITIES.some((severity) => severity === value) ? undefined : { code: 'unreadable' },
  version: (value) => (isVersion(value.trim()) ? undefined : { code: 'version', text: value }),
  hash(value) {
    if (!isObject(value)) return { code: 'unreadable' };
    const { algorithm = '', value: hash } = textsOf(value);
    const member = hashMemberOf(algorithm);
    if (!member) return { code: 'algorithm', part: 'algorithm' };
    if (!hash) return { code: 'empty', part: 'value' };
    if (!/^[\da-f]+$/i.test(hash)) return { code: 'hexadecimal', part: 'value' };
    const { digits } = HASHES[member];
    if (digits === undefined) {
      return HASH_LENGTHS.includes(hash.length) ? undefined : { code: 'anyDigits', part: 'value' };
    }
    return hash.length === digits ? undefined : { code: 'digits', part: 'value', count: digits };
  },
  cweList(value) {
    if (value.trim() === '*') return undefined;
    const wrong = value.split(',').find((text) => cweNumber(text) === undefined);
    return wrong === undefined ? undefined : { code: 'cwe', text: wrong.trim() };
  },
  vulnerabilityId: (value) => (isIdentifier(value.trim()) ? undefined : { code: 'identifier' }),
  versionDistance(value) {
    const distance = objectOf(value);
    if (!distance) return { code: 'unreadable' };
    const parts = DISTANCE_PARTS.filter((part) => !['', '?', null, undefined].includes(distance[part] as ''));
    if (parts.length === 0) return { code: 'empty' };
    const wrong = parts.find((part) => !/^\d{1,9}$/.test(String(distance[part])));
    return wrong && { code: 'wholeNumber', part: wrong };
  },
  probability(value) {
    const number = Number(value);
    return number >= 0 && number <= 1 ? undefined : { code: 'probability' };
  },
  flag: (value) => (value === 'true' || value === 'false' ? undefined : { code: 'unreadable' }),
  expression: () => undefined,
};

/** The parts of a version distance, most significant first. */
export const DISTANCE_PARTS = ['epoch', 'major', 'minor', 'patch'] as const;

/**
 * Returns true when a text can be the version of a component: `1:2.0~rc1-1`, `1!2.0`, but also `dev-main`,
 * `1.0_`, or `2019 R2`. A comparison, a list, or a range of versions is not a version.
 */
function isVersion(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !/^[<>=!~^([≥≤≠]|[<>*,|]|\s-\s/.test(text);
}

/** Returns true when a text can be one vulnerability identifier. Servers compare all its letters. */
function isIdentifier(text: string): boolean {
  if (/^CVE-/i.test(text)) return /^CVE-\d{4}-\d{4,}$/.test(text);
  if (/^GHSA-/i.test(text)) return /^GHSA(?:-[a-z0-9]{4}){3}$/.test(text);
  return !/\s/.test(text);
}

/** A comparison sign that servers do not know, where a version would begin. */
const UNKNOWN_SIGN = /^\s*[=~≥≤≠]/;

// Servers are written in Java: what its expressions have and those of JavaScript lack cannot be judged here.
const JAVA_ONLY = /[*+?}]\+|\\[QEhHRzZAGX]|\\p\{|\(\?[a-z-]+[:)]|\(\?>|&&/;

/** Returns true when a pattern is certainly not a valid regular expression. */
function isBadPattern(pattern: string): boolean {
  const source = sourceOf(pattern);
  if (JAVA_ONLY.test(source)) return false;
  try {
    new RegExp(source);
    return false;
  } catch {
    return true;
  }
}

function isObject(json: string): boolean {
  return objectOf(json) !== undefined;
}

function objectOf(json: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    const isRecord = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isRecord ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
