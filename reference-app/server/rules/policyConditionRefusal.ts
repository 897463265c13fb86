import { LONGEST_CONDITION_VALUE, conditionProblem } from '../../../src/domain/policy/conditionProblem.js';
import type { ConditionProblem, ConditionProblemCode } from '../../../src/domain/policy/conditionProblem.js';
import { readCondition } from '../../../src/domain/policy/conditionMatcher.js';
import { isNeverMet } from '../../../src/domain/policy/neverMet.js';
import type { PolicyCondition } from '../../../src/domain/policy/conditionMatcher.js';
import type { Surroundings } from '../../../src/domain/policy/JudgedComponent.js';
import { HASH_LENGTHS } from '../../../src/domain/hashes.js';
import { weaknessOf } from './weaknesses.js';

/** The rejected member of a condition, and a sentence about it. */
export interface ConditionRefusal {
  path: keyof PolicyCondition;
  message: string;
}

/**
 * Returns the reason why a condition is rejected: it means nothing, or no component can meet it. The
 * reference accepts these conditions, and nothing ever violates them.
 * @returns undefined for an accepted condition
 */
export function policyConditionRefusal(
  condition: PolicyCondition,
  surroundings: Surroundings,
): ConditionRefusal | undefined {
  const problem = conditionProblem(condition, LINE);
  const isRead = readCondition(condition, surroundings) !== undefined;
  const isTaken = isRead && (!problem || READ_NEVERTHELESS.has(problem.code));
  // Vulnerabilities have the weaknesses only that this server knows.
  const isNever = isTaken && isNeverMet(condition, (cwe) => weaknessOf(cwe) !== undefined);
  if (isTaken && !isNever) return undefined;
  const code = isNever ? 'never' : (problem?.code ?? CODE_OF_UNREAD[condition.subject] ?? 'pattern');
  const message = messageOf(code, problem, condition);
  return { path: code === 'subject' || code === 'operator' ? code : 'value', message };
}

// Operators of 4.13 are judged as that release does; the route takes subjects of 4.11 only.
const LINE = '4.13';

/** Names of parts of a value that do not say what they are. */
const PARTS: Readonly<Record<string, string | undefined>> = {
  value: 'hash',
  epoch: 'epoch distance',
  major: 'major version distance',
  minor: 'minor version distance',
  patch: 'patch version distance',
};

/** Problems of values that may still be read in part (CWEs), or by the engine of this server (patterns). */
const READ_NEVERTHELESS: ReadonlySet<ConditionProblemCode> = new Set(['cwe', 'pattern']);

/**
 * The reason where a condition has no problem itself, but cannot be read. With other subjects, the reason is
 * their pattern.
 */
const CODE_OF_UNREAD: Readonly<Record<string, 'license' | 'licenseGroup' | undefined>> = {
  LICENSE: 'license',
  LICENSE_GROUP: 'licenseGroup',
};

function messageOf(
  code: ConditionProblemCode | 'license' | 'licenseGroup',
  problem: ConditionProblem | undefined,
  { subject, operator }: PolicyCondition,
): string {
  const part = PARTS[problem?.part ?? ''] ?? problem?.part ?? 'value';
  switch (code) {
    case 'subject':
      return `The subject ${subject} is not supported`;
    case 'operator':
      return `The subject ${subject} does not support the operator ${operator}`;
    case 'digits':
      return `The ${part} must have ${problem?.count} hexadecimal digits`;
    case 'tooLong':
      return `The value must have at most ${LONGEST_CONDITION_VALUE} characters`;
    default:
      return `The ${part} ${REQUIREMENTS[code]}`;
  }
}

const REQUIREMENTS: Readonly<
  Record<
    Exclude<ConditionProblemCode, 'subject' | 'operator' | 'digits' | 'tooLong'> | 'license' | 'licenseGroup',
    string
  >
> = {
  empty: 'must not be empty',
  controlCharacter: 'may only contain printable characters',
  unreadable: 'is not valid for the subject',
  period: 'must be a period such as P1Y6M',
  periodZero: 'must be a period longer than zero, because no component can match any other',
  pattern: 'must be a regular expression that this server supports',
  version: 'must be a version, such as 2.1.0',
  anyDigits: `must have ${new Intl.ListFormat('en', { type: 'disjunction' }).format(HASH_LENGTHS.map(String))} hexadecimal digits`,
  algorithm: 'must be the name of a hash algorithm, such as SHA-256',
  hexadecimal: 'must contain only the digits 0-9 and a-f',
  cwe: 'must be a list of CWEs, such as CWE-79',
  wholeNumber: 'must be a whole number, 0 or greater',
  probability: 'must be a number from 0 to 1',
  identifier: 'must be one complete identifier, such as CVE-2021-44228',
  never: 'makes a condition that no component can match',
  license: 'must be the UUID of a license, or unresolved',
  licenseGroup: 'must be the UUID of a license group',
};
