import { isSince, type ServerLine } from '../serverLine.js';

/** The type of a violation. */
export type ViolationType = (typeof VIOLATION_TYPES)[number];
/** All types of violations. */
export const VIOLATION_TYPES = ['OPERATIONAL', 'LICENSE', 'SECURITY'] as const;

/** The way the value of a condition is compared with a component. */
export type PolicyOperator = (typeof POLICY_OPERATORS)[number];

const IDENTITY_OPERATORS = ['IS', 'IS_NOT'] as const;
const PATTERN_OPERATORS = ['MATCHES', 'NO_MATCH'] as const;
const ORDER_OPERATORS = [
  'NUMERIC_GREATER_THAN',
  'NUMERIC_LESS_THAN',
  'NUMERIC_EQUAL',
  'NUMERIC_NOT_EQUAL',
  'NUMERIC_GREATER_THAN_OR_EQUAL',
  'NUMERIC_LESSER_THAN_OR_EQUAL',
] as const;
const LIST_OPERATORS = ['CONTAINS_ANY', 'CONTAINS_ALL'] as const;

/** All operators of conditions. */
export const POLICY_OPERATORS = [
  ...IDENTITY_OPERATORS,
  ...PATTERN_OPERATORS,
  ...ORDER_OPERATORS,
  ...LIST_OPERATORS,
] as const;

/** The kind of value of a condition. The value is always a text. */
export type PolicyValueKind =
  /** ISO 8601 period of days, weeks, months and years: `P1Y6M`. */
  | 'period'
  /**
   * JSON `{group, name, version}` of patterns. The version can start with `==`, `!=`, `<`, `<=`, `>`, or
   * `>=`.
   */
  | 'coordinates'
  /** Text with `*` for anything, or a regular expression. */
  | 'pattern'
  /** UUID of a license, or `unresolved`. */
  | 'license'
  /** UUID of a license group. */
  | 'licenseGroup'
  /** One of the severities. */
  | 'severity'
  /** A version. */
  | 'version'
  /** JSON `{algorithm, value}`; the algorithm by its name in CycloneDX. */
  | 'hash'
  /** Identifiers such as `CWE-79`, with commas between; `*` for any. */
  | 'cweList'
  /** Identifier of a vulnerability, exactly as its source writes it. */
  | 'vulnerabilityId'
  /** JSON `{epoch, major, minor, patch}` of integers from 0, as text or number. */
  | 'versionDistance'
  /** A decimal number from 0 to 1. */
  | 'probability'
  /** `true` or `false`. */
  | 'flag'
  /** Source text in CEL, the Common Expression Language. */
  | 'expression';

/** The facts about a subject of conditions. */
export interface PolicySubjectFacts {
  /** The operators it takes; none where the value says all. */
  operators: readonly PolicyOperator[];
  value: PolicyValueKind;
  /** The type of its violations; absent where each condition says it. */
  violation?: ViolationType;
  /** The first release line that has it. */
  since: ServerLine;
  /** Operators that lines before this one take for another: `IS_NOT` of a hash counts as `IS`. */
  laterOperators?: { since: ServerLine; operators: readonly PolicyOperator[] };
}

const SUBJECTS = {
  AGE: { operators: ORDER_OPERATORS, value: 'period', violation: 'OPERATIONAL', since: '4.11' },
  COORDINATES: {
    operators: PATTERN_OPERATORS,
    value: 'coordinates',
    violation: 'OPERATIONAL',
    since: '4.11',
  },
  CPE: { operators: PATTERN_OPERATORS, value: 'pattern', violation: 'OPERATIONAL', since: '4.11' },
  LICENSE: { operators: IDENTITY_OPERATORS, value: 'license', violation: 'LICENSE', since: '4.11' },
  LICENSE_GROUP: {
    operators: IDENTITY_OPERATORS,
    value: 'licenseGroup',
    violation: 'LICENSE',
    since: '4.11',
  },
  PACKAGE_URL: { operators: PATTERN_OPERATORS, value: 'pattern', violation: 'OPERATIONAL', since: '4.11' },
  SEVERITY: { operators: IDENTITY_OPERATORS, value: 'severity', violation: 'SECURITY', since: '4.11' },
  SWID_TAGID: { operators: PATTERN_OPERATORS, value: 'pattern', violation: 'OPERATIONAL', since: '4.11' },
  VERSION: { operators: ORDER_OPERATORS, value: 'version', violation: 'OPERATIONAL', since: '4.11' },
  COMPONENT_HASH: {
    operators: ['IS'],
    value: 'hash',
    violation: 'OPERATIONAL',
    since: '4.11',
    laterOperators: { since: '4.13', operators: ['IS_NOT'] },
  },
  CWE: { operators: LIST_OPERATORS, value: 'cweList', violation: 'SECURITY', since: '4.11' },
  VULNERABILITY_ID: {
    operators: IDENTITY_OPERATORS,
    value: 'vulnerabilityId',
    violation: 'SECURITY',
    since: '4.11',
  },
  VERSION_DISTANCE: {
    operators: ORDER_OPERATORS,
    value: 'versionDistance',
    violation: 'OPERATIONAL',
    since: '4.11',
  },
  EPSS: { operators: ORDER_OPERATORS, value: 'probability', violation: 'SECURITY', since: '4.12' },
  IS_INTERNAL: { operators: IDENTITY_OPERATORS, value: 'flag', violation: 'OPERATIONAL', since: '4.14' },
  EXPRESSION: { operators: [], value: 'expression', since: '5.0' },
} as const satisfies Record<string, PolicySubjectFacts>;

/** The subject of a condition. */
export type PolicySubject = keyof typeof SUBJECTS;

/** The facts about each subject. */
export const POLICY_SUBJECTS: Readonly<Record<PolicySubject, PolicySubjectFacts>> = SUBJECTS;

/** The subjects that servers of a release line know. */
export function policySubjectsOf(line: ServerLine): PolicySubject[] {
  return (Object.keys(SUBJECTS) as PolicySubject[]).filter((subject) =>
    isSince(line, SUBJECTS[subject].since),
  );
}

/** The operators of a subject that servers of a release line understand. */
export function policyOperatorsOf(subject: PolicySubject, line: ServerLine): readonly PolicyOperator[] {
  const { operators, laterOperators } = POLICY_SUBJECTS[subject];
  if (!laterOperators || !isSince(line, laterOperators.since)) return operators;
  return [...operators, ...laterOperators.operators];
}
