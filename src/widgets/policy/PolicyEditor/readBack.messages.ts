import { msg } from '../../../i18n/msg.js';

/** The sentence that reads a policy back, and warnings about it. */
export const messages = {
  label: msg('policyReadBack.label', 'What this policy does', 'Name of the sentence that reads a policy back, for screen readers'),
  nothing: msg('policyReadBack.nothing', 'It does nothing yet: it has no condition.', 'In the place of the sentence that reads a policy back'),
  sentence: msg<{ state: string; scope: string; isLatest: 'yes' | 'no'; projects: string; tags: string; clauses: string }>(
    'policyReadBack.sentence',
    '{state, select, FAIL {Fails} WARN {Warns} INFO {Informs} other {Reports}} when a component of {scope, select, all {any project} projects {{projects}} children {{projects} or a project below} tags {a project tagged {tags}} both {{projects} or a project tagged {tags}} bothChildren {{projects}, a project below, or one tagged {tags}} other {projects that you may not see}}{isLatest, select, yes { that is the latest version} other {}} {clauses}.',
    'Reads a policy back. clauses is a list of phrases such as “has the vulnerability CVE-2021-44228”, with “and” or “or” before the last; projects and tags are lists with “or”',
  ),
  incomplete: msg<{ count: number }>('policyReadBack.incomplete', 'meets condition {count, number}, which is not complete', 'In policyReadBack.sentence'),
  unknown: msg<{ count: number }>('policyReadBack.unknown', 'meets condition {count, number}, whose subject is not known', 'In policyReadBack.sentence'),
  other: msg<{ value: string }>('policyReadBack.other', 'meets {value}', 'In policyReadBack.sentence: a condition that has no words of its own; value such as “Weather is rain”'),
  SEVERITY: msg<{ operator: string; value: string }>('policyReadBack.SEVERITY', '{operator, select, IS {has a vulnerability of severity {value}} other {has a vulnerability whose severity is not {value}}}', 'In policyReadBack.sentence'),
  VULNERABILITY_ID: msg<{ operator: string; value: string }>('policyReadBack.VULNERABILITY_ID', '{operator, select, IS {has the vulnerability {value}} other {has a vulnerability other than {value}}}', 'In policyReadBack.sentence'),
  CWE: msg<{ operator: string; value: string }>(
    'policyReadBack.CWE',
    '{operator, select, CONTAINS_ANY {has a vulnerability with one of the weaknesses {value}} other {has a vulnerability with all of the weaknesses {value}}}',
    'In policyReadBack.sentence',
  ),
  anyCwe: msg('policyReadBack.anyCwe', 'has any vulnerability', 'In policyReadBack.sentence'),
  EPSS: msg<{ operator: string; value: string }>(
    'policyReadBack.EPSS',
    'has a vulnerability whose EPSS score is {operator, select, NUMERIC_GREATER_THAN {above} NUMERIC_LESS_THAN {below} NUMERIC_EQUAL {exactly} NUMERIC_NOT_EQUAL {other than} NUMERIC_GREATER_THAN_OR_EQUAL {at least} other {at most}} {value}',
    'In policyReadBack.sentence',
  ),
  PACKAGE_URL: msg<{ operator: string; value: string }>('policyReadBack.PACKAGE_URL', '{operator, select, MATCHES {has a package URL that matches {value}} other {has no package URL that matches {value}}}', 'In policyReadBack.sentence'),
  CPE: msg<{ operator: string; value: string }>('policyReadBack.CPE', '{operator, select, MATCHES {has a CPE that matches {value}} other {has no CPE that matches {value}}}', 'In policyReadBack.sentence'),
  SWID_TAGID: msg<{ operator: string; value: string }>('policyReadBack.SWID_TAGID', '{operator, select, MATCHES {has a SWID tag ID that matches {value}} other {has no SWID tag ID that matches {value}}}', 'In policyReadBack.sentence'),
  COORDINATES: msg<{ operator: string; value: string }>(
    'policyReadBack.COORDINATES',
    '{operator, select, MATCHES {has {value}} other {has none of these: {value}}}',
    'In policyReadBack.sentence; value is a list such as “a group that matches com.example and a name that matches alpha”',
  ),
  part: msg<{ part: string; value: string }>(
    'policyReadBack.part',
    '{part, select, group {a group that matches {value}} name {a name that matches {value}} version {a version that matches {value}} other {a version {value}}}',
    'In policyReadBack.COORDINATES; the last one with a value such as “>= 2.1”',
  ),
  VERSION: msg<{ operator: string; value: string }>(
    'policyReadBack.VERSION',
    'has a version {operator, select, NUMERIC_GREATER_THAN {above} NUMERIC_LESS_THAN {below} NUMERIC_EQUAL {equal to} NUMERIC_NOT_EQUAL {other than} NUMERIC_GREATER_THAN_OR_EQUAL {of at least} other {of at most}} {value}',
    'In policyReadBack.sentence',
  ),
  AGE: msg<{ operator: string; value: string }>(
    'policyReadBack.AGE',
    'has a newest known version that is {operator, select, NUMERIC_GREATER_THAN {older than {value}} NUMERIC_LESS_THAN {younger than {value}} NUMERIC_EQUAL {exactly {value} old} NUMERIC_NOT_EQUAL {not exactly {value} old} NUMERIC_GREATER_THAN_OR_EQUAL {at least {value} old} other {at most {value} old}}',
    'In policyReadBack.sentence; value such as “1 year, 6 months”',
  ),
  COMPONENT_HASH: msg<{ operator: string; value: string }>('policyReadBack.COMPONENT_HASH', '{operator, select, IS {has the hash {value}} other {does not have the hash {value}}}', 'In policyReadBack.sentence; value such as “MD5 d41d8…”'),
  VERSION_DISTANCE: msg<{ operator: string; value: string }>(
    'policyReadBack.VERSION_DISTANCE',
    'is a direct dependency whose version is {operator, select, NUMERIC_GREATER_THAN {more than} NUMERIC_LESS_THAN {less than} NUMERIC_EQUAL {exactly} NUMERIC_NOT_EQUAL {not exactly} NUMERIC_GREATER_THAN_OR_EQUAL {at least} other {at most}} {value} away from the newest known one',
    'In policyReadBack.sentence; value such as “1 major version or 2 minor versions”',
  ),
  noDistance: msg('policyReadBack.noDistance', 'no version', 'In policyReadBack.VERSION_DISTANCE: a distance of nothing'),
  LICENSE: msg<{ operator: string; value: string }>('policyReadBack.LICENSE', '{operator, select, IS {cannot be used without the license {value}} other {cannot be used under the license {value} alone}}', 'In policyReadBack.sentence'),
  unresolved: msg<{ operator: string }>('policyReadBack.unresolved', '{operator, select, IS {has no license that the server knows} other {has a license that the server knows}}', 'In policyReadBack.sentence'),
  LICENSE_GROUP: msg<{ operator: string; value: string }>(
    'policyReadBack.LICENSE_GROUP',
    '{operator, select, IS {cannot be used without a license of the group {value}} other {cannot be used under licenses of the group {value} alone}}',
    'In policyReadBack.sentence',
  ),
  unnamed: msg('policyReadBack.unnamed', 'that it names', 'In the place of the name of a license or a group that is not known'),
  IS_INTERNAL: msg<{ isInternal: 'yes' | 'no' }>('policyReadBack.IS_INTERNAL', '{isInternal, select, yes {is internal} other {is not internal}}', 'In policyReadBack.sentence'),
  EXPRESSION: msg<{ value: string }>('policyReadBack.EXPRESSION', 'meets the expression {value}', 'In policyReadBack.sentence'),
  never: msg<{ one: number }>('policyReadBack.never', 'No component can meet condition {one, number}.', 'Warning about a policy'),
  neverAtAll: msg('policyReadBack.neverAtAll', 'So nothing violates this policy, because all conditions have to be met.', 'Warning about a policy, after policyReadBack.never'),
  contradiction: msg<{ one: number; other: number }>('policyReadBack.contradiction', 'Conditions {one, number} and {other, number} exclude each other, so nothing violates this policy.', 'Warning about a policy'),
  always: msg<{ one: number }>('policyReadBack.always', 'Every component that has what it looks at meets condition {one, number}.', 'Warning about a policy'),
  alwaysTogether: msg<{ one: number; other: number }>('policyReadBack.alwaysTogether', 'Every component meets condition {one, number} or condition {other, number}, if it has what they look at.', 'Warning about a policy'),
  duplicate: msg<{ one: number; other: number }>('policyReadBack.duplicate', 'Conditions {one, number} and {other, number} are the same; each is a violation of its own.', 'Warning about a policy'),
  severalVulnerabilities: msg(
    'policyReadBack.severalVulnerabilities',
    'The server judges “all” over the whole component: conditions about vulnerabilities may be met by different ones of it.',
    'Remark about a policy of which all conditions have to be met',
  ),
};
