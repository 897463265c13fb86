import { msg } from '../../../i18n/msg.js';

/** The sentence that reads a policy back, and warnings about it. */
export const messages = {
  label: msg('policyReadBack.label', 'What this policy does', 'Screen-reader name of the sentence that describes a policy'),
  nothing: msg('policyReadBack.nothing', 'Without conditions, it does nothing.', 'Shown instead of the sentence that describes a policy. “it” is the policy'),
  sentence: msg<{ state: string; scope: string; isLatest: 'yes' | 'no'; projects: string; tags: string; clauses: string }>(
    'policyReadBack.sentence',
    '{state, select, FAIL {Fails} WARN {Warns} INFO {Informs} other {Reports}} when a component of {scope, select, all {any project} projects {{projects}} children {{projects} or a child project} tags {a project tagged {tags}} both {{projects} or a project tagged {tags}} bothChildren {{projects}, a child project, or a project tagged {tags}} other {projects you cannot see}}{isLatest, select, yes { that is the latest version} other {}} {clauses}.',
    'Describes a policy. clauses is a list of phrases such as “has the vulnerability CVE-2021-44228”, with “and” or “or”. projects and tags are lists with “or”',
  ),
  incomplete: msg<{ count: number }>('policyReadBack.incomplete', 'meets condition {count, number}, which is incomplete', 'Clause of policyReadBack.sentence'),
  unknown: msg<{ count: number }>('policyReadBack.unknown', 'meets condition {count, number}, which has an unknown subject', 'Clause of policyReadBack.sentence'),
  other: msg<{ value: string }>('policyReadBack.other', 'meets {value}', 'Clause of policyReadBack.sentence for any other condition. value is text such as “Weather is rain”'),
  SEVERITY: msg<{ operator: string; value: string }>('policyReadBack.SEVERITY', 'has a vulnerability with {operator, select, IS {severity} other {a severity other than}} {value}', 'Clause of policyReadBack.sentence'),
  VULNERABILITY_ID: msg<{ operator: string; value: string }>('policyReadBack.VULNERABILITY_ID', 'has {operator, select, IS {the vulnerability} other {a vulnerability other than}} {value}', 'Clause of policyReadBack.sentence'),
  CWE: msg<{ operator: string; value: string }>('policyReadBack.CWE', 'has a vulnerability with {operator, select, CONTAINS_ANY {any} other {all}} of the weaknesses {value}', 'Clause of policyReadBack.sentence'),
  anyCwe: msg('policyReadBack.anyCwe', 'has any vulnerability', 'Clause of policyReadBack.sentence'),
  EPSS: msg<{ operator: string; value: string }>(
    'policyReadBack.EPSS',
    'has a vulnerability with an EPSS score {operator, select, NUMERIC_GREATER_THAN {above} NUMERIC_LESS_THAN {below} NUMERIC_EQUAL {of exactly} NUMERIC_NOT_EQUAL {other than} NUMERIC_GREATER_THAN_OR_EQUAL {of at least} other {of at most}} {value}',
    'Clause of policyReadBack.sentence',
  ),
  PACKAGE_URL: msg<{ operator: string; value: string }>('policyReadBack.PACKAGE_URL', 'has {operator, select, MATCHES {a} other {no}} package URL that matches {value}', 'Clause of policyReadBack.sentence'),
  CPE: msg<{ operator: string; value: string }>('policyReadBack.CPE', 'has {operator, select, MATCHES {a} other {no}} CPE that matches {value}', 'Clause of policyReadBack.sentence'),
  SWID_TAGID: msg<{ operator: string; value: string }>('policyReadBack.SWID_TAGID', 'has {operator, select, MATCHES {a} other {no}} SWID tag ID that matches {value}', 'Clause of policyReadBack.sentence'),
  COORDINATES: msg<{ operator: string; value: string }>(
    'policyReadBack.COORDINATES',
    '{operator, select, MATCHES {has {value}} other {has none of these: {value}}}',
    'Clause of policyReadBack.sentence. value is a list such as “a group that matches com.example and a name that matches alpha”',
  ),
  part: msg<{ part: string; value: string }>(
    'policyReadBack.part',
    'a {part, select, group {group that matches} name {name that matches} version {version that matches} other {version}} {value}',
    'Part of policyReadBack.COORDINATES. In the last case, value is text such as “>= 2.1”',
  ),
  VERSION: msg<{ operator: string; value: string }>(
    'policyReadBack.VERSION',
    'has {operator, select, NUMERIC_GREATER_THAN {a version above {value}} NUMERIC_LESS_THAN {a version below {value}} NUMERIC_EQUAL {version {value}} NUMERIC_NOT_EQUAL {a version other than {value}} NUMERIC_GREATER_THAN_OR_EQUAL {version {value} or later} other {version {value} or earlier}}',
    'Clause of policyReadBack.sentence',
  ),
  AGE: msg<{ operator: string; value: string }>(
    'policyReadBack.AGE',
    'has a latest known version that is {operator, select, NUMERIC_GREATER_THAN {more than} NUMERIC_LESS_THAN {less than} NUMERIC_EQUAL {exactly} NUMERIC_NOT_EQUAL {not exactly} NUMERIC_GREATER_THAN_OR_EQUAL {at least} other {at most}} {value} old',
    'Clause of policyReadBack.sentence. value is a duration such as “1 year, 6 months”',
  ),
  COMPONENT_HASH: msg<{ operator: string; value: string }>('policyReadBack.COMPONENT_HASH', '{operator, select, IS {has} other {does not have}} the hash {value}', 'Clause of policyReadBack.sentence. value is text such as “MD5 d41d8…”'),
  VERSION_DISTANCE: msg<{ operator: string; value: string }>(
    'policyReadBack.VERSION_DISTANCE',
    'is a direct dependency {operator, select, NUMERIC_GREATER_THAN {more than} NUMERIC_LESS_THAN {less than} NUMERIC_EQUAL {exactly} NUMERIC_NOT_EQUAL {not exactly} NUMERIC_GREATER_THAN_OR_EQUAL {at least} other {at most}} {value} behind the latest known version',
    'Clause of policyReadBack.sentence. value is text such as “1 major version or 2 minor versions”',
  ),
  noDistance: msg('policyReadBack.noDistance', 'no version', 'Value of policyReadBack.VERSION_DISTANCE: a distance of zero'),
  LICENSE: msg<{ operator: string; value: string }>('policyReadBack.LICENSE', 'cannot be used {operator, select, IS {without the license {value}} other {under the license {value} alone}}', 'Clause of policyReadBack.sentence'),
  unresolved: msg<{ operator: string }>('policyReadBack.unresolved', 'has {operator, select, IS {no} other {a}} license the server recognizes', 'Clause of policyReadBack.sentence'),
  LICENSE_GROUP: msg<{ operator: string; value: string }>(
    'policyReadBack.LICENSE_GROUP',
    'cannot be used {operator, select, IS {without a license from the group {value}} other {under licenses from the group {value} alone}}',
    'Clause of policyReadBack.sentence',
  ),
  unnamed: msg('policyReadBack.unnamed', 'named in the policy', 'Shown instead of the name of an unknown license or license group'),
  IS_INTERNAL: msg<{ isInternal: 'yes' | 'no' }>('policyReadBack.IS_INTERNAL', 'is {isInternal, select, yes {internal} other {not internal}}', 'Clause of policyReadBack.sentence'),
  EXPRESSION: msg<{ value: string }>('policyReadBack.EXPRESSION', 'meets the expression {value}', 'Clause of policyReadBack.sentence'),
  never: msg<{ one: number }>('policyReadBack.never', 'No component can meet condition {one, number}.', 'Warning about a policy. one is the number of a condition'),
  neverAtAll: msg('policyReadBack.neverAtAll', 'All conditions must be met, so nothing can violate this policy.', 'Warning about a policy, after policyReadBack.never'),
  contradiction: msg<{ one: number; other: number }>(
    'policyReadBack.contradiction',
    'Conditions {one, number} and {other, number} contradict each other, so nothing can violate this policy.',
    'Warning about a policy. one and other are numbers of conditions',
  ),
  always: msg<{ one: number }>('policyReadBack.always', 'Every component that has the subject of condition {one, number} meets it.', 'Warning about a policy. one is the number of a condition'),
  alwaysTogether: msg<{ one: number; other: number }>(
    'policyReadBack.alwaysTogether',
    'Every component that has their subjects meets condition {one, number} or condition {other, number}.',
    'Warning about a policy. one and other are numbers of conditions',
  ),
  duplicate: msg<{ one: number; other: number }>('policyReadBack.duplicate', 'Conditions {one, number} and {other, number} are identical. Each creates its own violation.', 'Warning about a policy. one and other are numbers of conditions'),
  severalVulnerabilities: msg('policyReadBack.severalVulnerabilities', 'Different vulnerabilities of a component can meet different conditions.', 'Remark about a policy of which all conditions must be met'),
};
