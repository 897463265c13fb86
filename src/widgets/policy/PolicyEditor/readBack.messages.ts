import { defineMessage } from 'react-intl';

/** The sentence that reads a policy back, and warnings about it. */
export const messages = {
  label: defineMessage({
    id: 'policyReadBack.label',
    defaultMessage: 'What this policy does',
    description: 'Name of the sentence that reads a policy back, for screen readers',
  }),
  nothing: defineMessage({
    id: 'policyReadBack.nothing',
    defaultMessage: 'It does nothing yet: it has no condition.',
    description: 'In the place of the sentence that reads a policy back',
  }),
  sentence: defineMessage<{
    readonly state: string;
    readonly scope: string;
    readonly isLatest: 'yes' | 'no';
    readonly projects: string;
    readonly tags: string;
    readonly clauses: string;
  }>({
    id: 'policyReadBack.sentence',
    defaultMessage:
      '{state, select, FAIL {Fails} WARN {Warns} INFO {Informs} other {Reports}} when a component of {scope, select, all {any project} projects {{projects}} children {{projects} or a project below} tags {a project tagged {tags}} both {{projects} or a project tagged {tags}} bothChildren {{projects}, a project below, or one tagged {tags}} other {projects that you may not see}}{isLatest, select, yes { that is the latest version} other {}} {clauses}.',
    description:
      'Reads a policy back. clauses is a list of phrases such as “has the vulnerability CVE-2021-44228”, with “and” or “or” before the last; projects and tags are lists with “or”',
  }),
  incomplete: defineMessage<{ readonly count: number }>({
    id: 'policyReadBack.incomplete',
    defaultMessage: 'meets condition {count, number}, which is not complete',
    description: 'In policyReadBack.sentence',
  }),
  unknown: defineMessage<{ readonly count: number }>({
    id: 'policyReadBack.unknown',
    defaultMessage: 'meets condition {count, number}, whose subject is not known',
    description: 'In policyReadBack.sentence',
  }),
  other: defineMessage<{ readonly value: string }>({
    id: 'policyReadBack.other',
    defaultMessage: 'meets {value}',
    description:
      'In policyReadBack.sentence: a condition that has no words of its own; value such as “Weather is rain”',
  }),
  SEVERITY: defineMessage<{ readonly operator: string; readonly value: string }>({
    id: 'policyReadBack.SEVERITY',
    defaultMessage:
      '{operator, select, IS {has a vulnerability of severity {value}} other {has a vulnerability whose severity is not {value}}}',
    description: 'In policyReadBack.sentence',
  }),
  VULNERABILITY_ID: defineMessage<{ readonly operator: string; readonly value: string }>({
    id: 'policyReadBack.VULNERABILITY_ID',
    defaultMessage:
      '{operator, select, IS {has the vulnerability {value}} other {has a vulnerability other than {value}}}',
    description: 'In policyReadBack.sentence',
  }),
  CWE: defineMessage<{ readonly operator: string; readonly value: string }>({
    id: 'policyReadBack.CWE',
    defaultMessage:
      '{operator, select, CONTAINS_ANY {has a vulnerability with one of the weaknesses {value}} other {has a vulnerability with all of the weaknesses {value}}}',
    description: 'In policyReadBack.sentence',
  }),
  anyCwe: defineMessage({
    id: 'policyReadBack.anyCwe',
    defaultMessage: 'has any vulnerability',
    description: 'In policyReadBack.sentence',
  }),
  EPSS: defineMessage<{ readonly operator: string; readonly value: string }>({
    id: 'policyReadBack.EPSS',
    defaultMessage:
      'has a vulnerability whose EPSS score is {operator, select, NUMERIC_GREATER_THAN {above} NUMERIC_LESS_THAN {below} NUMERIC_EQUAL {exactly} NUMERIC_NOT_EQUAL {other than} NUMERIC_GREATER_THAN_OR_EQUAL {at least} other {at most}} {value}',
    description: 'In policyReadBack.sentence',
  }),
  PACKAGE_URL: defineMessage<{ readonly operator: string; readonly value: string }>({
    id: 'policyReadBack.PACKAGE_URL',
    defaultMessage:
      '{operator, select, MATCHES {has a package URL that matches {value}} other {has no package URL that matches {value}}}',
    description: 'In policyReadBack.sentence',
  }),
  CPE: defineMessage<{ readonly operator: string; readonly value: string }>({
    id: 'policyReadBack.CPE',
    defaultMessage:
      '{operator, select, MATCHES {has a CPE that matches {value}} other {has no CPE that matches {value}}}',
    description: 'In policyReadBack.sentence',
  }),
  SWID_TAGID: defineMessage<{ readonly operator: string; readonly value: string }>({
    id: 'policyReadBack.SWID_TAGID',
    defaultMessage:
      '{operator, select, MATCHES {has a SWID tag ID that matches {value}} other {has no SWID tag ID that matches {value}}}',
    description: 'In policyReadBack.sentence',
  }),
  COORDINATES: defineMessage<{ readonly operator: string; readonly value: string }>({
    id: 'policyReadBack.COORDINATES',
    defaultMessage: '{operator, select, MATCHES {has {value}} other {has none of these: {value}}}',
    description:
      'In policyReadBack.sentence; value is a list such as “a group that matches com.example and a name that matches alpha”',
  }),
  part: defineMessage<{ readonly part: string; readonly value: string }>({
    id: 'policyReadBack.part',
    defaultMessage:
      '{part, select, group {a group that matches {value}} name {a name that matches {value}} version {a version that matches {value}} other {a version {value}}}',
    description: 'In policyReadBack.COORDINATES; the last one with a value such as “>= 2.1”',
  }),
  VERSION: defineMessage<{ readonly operator: string; readonly value: string }>({
    id: 'policyReadBack.VERSION',
    defaultMessage:
      'has a version {operator, select, NUMERIC_GREATER_THAN {above} NUMERIC_LESS_THAN {below} NUMERIC_EQUAL {equal to} NUMERIC_NOT_EQUAL {other than} NUMERIC_GREATER_THAN_OR_EQUAL {of at least} other {of at most}} {value}',
    description: 'In policyReadBack.sentence',
  }),
  AGE: defineMessage<{ readonly operator: string; readonly value: string }>({
    id: 'policyReadBack.AGE',
    defaultMessage:
      'has a newest known version that is {operator, select, NUMERIC_GREATER_THAN {older than {value}} NUMERIC_LESS_THAN {younger than {value}} NUMERIC_EQUAL {exactly {value} old} NUMERIC_NOT_EQUAL {not exactly {value} old} NUMERIC_GREATER_THAN_OR_EQUAL {at least {value} old} other {at most {value} old}}',
    description: 'In policyReadBack.sentence; value such as “1 year, 6 months”',
  }),
  COMPONENT_HASH: defineMessage<{ readonly operator: string; readonly value: string }>({
    id: 'policyReadBack.COMPONENT_HASH',
    defaultMessage: '{operator, select, IS {has the hash {value}} other {does not have the hash {value}}}',
    description: 'In policyReadBack.sentence; value such as “MD5 d41d8…”',
  }),
  VERSION_DISTANCE: defineMessage<{ readonly operator: string; readonly value: string }>({
    id: 'policyReadBack.VERSION_DISTANCE',
    defaultMessage:
      'is a direct dependency whose version is {operator, select, NUMERIC_GREATER_THAN {more than} NUMERIC_LESS_THAN {less than} NUMERIC_EQUAL {exactly} NUMERIC_NOT_EQUAL {not exactly} NUMERIC_GREATER_THAN_OR_EQUAL {at least} other {at most}} {value} away from the newest known one',
    description: 'In policyReadBack.sentence; value such as “1 major version or 2 minor versions”',
  }),
  noDistance: defineMessage({
    id: 'policyReadBack.noDistance',
    defaultMessage: 'no version',
    description: 'In policyReadBack.VERSION_DISTANCE: a distance of nothing',
  }),
  LICENSE: defineMessage<{ readonly operator: string; readonly value: string }>({
    id: 'policyReadBack.LICENSE',
    defaultMessage:
      '{operator, select, IS {cannot be used without the license {value}} other {cannot be used under the license {value} alone}}',
    description: 'In policyReadBack.sentence',
  }),
  unresolved: defineMessage<{ readonly operator: string }>({
    id: 'policyReadBack.unresolved',
    defaultMessage:
      '{operator, select, IS {has no license that the server knows} other {has a license that the server knows}}',
    description: 'In policyReadBack.sentence',
  }),
  LICENSE_GROUP: defineMessage<{ readonly operator: string; readonly value: string }>({
    id: 'policyReadBack.LICENSE_GROUP',
    defaultMessage:
      '{operator, select, IS {cannot be used without a license of the group {value}} other {cannot be used under licenses of the group {value} alone}}',
    description: 'In policyReadBack.sentence',
  }),
  unnamed: defineMessage({
    id: 'policyReadBack.unnamed',
    defaultMessage: 'that it names',
    description: 'In the place of the name of a license or a group that is not known',
  }),
  IS_INTERNAL: defineMessage<{ readonly isInternal: 'yes' | 'no' }>({
    id: 'policyReadBack.IS_INTERNAL',
    defaultMessage: '{isInternal, select, yes {is internal} other {is not internal}}',
    description: 'In policyReadBack.sentence',
  }),
  EXPRESSION: defineMessage<{ readonly value: string }>({
    id: 'policyReadBack.EXPRESSION',
    defaultMessage: 'meets the expression {value}',
    description: 'In policyReadBack.sentence',
  }),
  never: defineMessage<{ readonly one: number }>({
    id: 'policyReadBack.never',
    defaultMessage: 'No component can meet condition {one, number}.',
    description: 'Warning about a policy',
  }),
  neverAtAll: defineMessage({
    id: 'policyReadBack.neverAtAll',
    defaultMessage: 'So nothing violates this policy, because all conditions have to be met.',
    description: 'Warning about a policy, after policyReadBack.never',
  }),
  contradiction: defineMessage<{ readonly one: number; readonly other: number }>({
    id: 'policyReadBack.contradiction',
    defaultMessage:
      'Conditions {one, number} and {other, number} exclude each other, so nothing violates this policy.',
    description: 'Warning about a policy',
  }),
  always: defineMessage<{ readonly one: number }>({
    id: 'policyReadBack.always',
    defaultMessage: 'Every component that has what it looks at meets condition {one, number}.',
    description: 'Warning about a policy',
  }),
  alwaysTogether: defineMessage<{ readonly one: number; readonly other: number }>({
    id: 'policyReadBack.alwaysTogether',
    defaultMessage:
      'Every component meets condition {one, number} or condition {other, number}, if it has what they look at.',
    description: 'Warning about a policy',
  }),
  duplicate: defineMessage<{ readonly one: number; readonly other: number }>({
    id: 'policyReadBack.duplicate',
    defaultMessage:
      'Conditions {one, number} and {other, number} are the same; each is a violation of its own.',
    description: 'Warning about a policy',
  }),
  severalVulnerabilities: defineMessage({
    id: 'policyReadBack.severalVulnerabilities',
    defaultMessage:
      'The server judges “all” over the whole component: conditions about vulnerabilities may be met by different ones of it.',
    description: 'Remark about a policy of which all conditions have to be met',
  }),
};
