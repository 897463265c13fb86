import { defineMessage } from 'react-intl';

/** What the fields of a condition say. */
export const messages = {
  group: defineMessage<{ readonly count: number }>({
    id: 'policyConditionEditor.group',
    defaultMessage: 'Condition {count, number}',
    description: 'Name of the fields of one condition, for screen readers',
  }),
  when: defineMessage({
    id: 'policyConditionEditor.when',
    defaultMessage: 'When',
    description: 'Before the first condition of a policy',
  }),
  and: defineMessage({
    id: 'policyConditionEditor.and',
    defaultMessage: 'and',
    description: 'Between two conditions of a policy of which all have to be met',
  }),
  // Not shared: between conditions.
  or: defineMessage({
    id: 'policyConditionEditor.or',
    defaultMessage: 'or',
    description: 'Between two conditions of a policy of which one is enough',
  }),
  add: defineMessage({
    id: 'policyConditionEditor.add',
    defaultMessage: 'Add condition',
    description: 'Button below the conditions of a policy',
  }),
  remove: defineMessage<{ readonly count: number }>({
    id: 'policyConditionEditor.remove',
    defaultMessage: 'Remove condition {count, number}',
    description: 'Button behind a condition; it is removed when the policy is saved',
  }),
  removed: defineMessage<{ readonly count: number }>({
    id: 'policyConditionEditor.removed',
    defaultMessage: 'Condition {count, number} is removed once you save.',
    description: 'Said by screen readers',
  }),
  subject: defineMessage({
    id: 'policyConditionEditor.subject',
    defaultMessage: 'Subject',
    description: 'Name of the choice of what a condition looks at',
  }),
  chooseSubject: defineMessage({
    id: 'policyConditionEditor.chooseSubject',
    defaultMessage: 'Choose…',
    description: 'In the choice of what a condition looks at, while nothing is chosen',
  }),
  operator: defineMessage({
    id: 'policyConditionEditor.operator',
    defaultMessage: 'How it compares',
    description: 'Name of the choice of how a condition compares',
  }),
  // Not shared: of a condition, which may be many things.
  value: defineMessage({
    id: 'policyConditionEditor.value',
    defaultMessage: 'Value',
    description: 'Name of the field for what a condition compares with',
  }),
  // Not shared: stands between subject and value of any gender.
  IS: defineMessage({
    id: 'policyConditionEditor.IS',
    defaultMessage: 'is',
    description: 'How a condition compares; stands between subject and value',
  }),
  // Not shared: stands between subject and value of any gender.
  IS_NOT: defineMessage({
    id: 'policyConditionEditor.IS_NOT',
    defaultMessage: 'is not',
    description: 'How a condition compares',
  }),
  MATCHES: defineMessage({
    id: 'policyConditionEditor.MATCHES',
    defaultMessage: 'matches',
    description: 'How a condition compares with a pattern',
  }),
  NO_MATCH: defineMessage({
    id: 'policyConditionEditor.NO_MATCH',
    defaultMessage: 'does not match',
    description: 'How a condition compares with a pattern',
  }),
  NUMERIC_GREATER_THAN: defineMessage({
    id: 'policyConditionEditor.NUMERIC_GREATER_THAN',
    defaultMessage: '> greater than',
    description: 'How a condition compares',
  }),
  NUMERIC_LESS_THAN: defineMessage({
    id: 'policyConditionEditor.NUMERIC_LESS_THAN',
    defaultMessage: '< less than',
    description: 'How a condition compares',
  }),
  NUMERIC_EQUAL: defineMessage({
    id: 'policyConditionEditor.NUMERIC_EQUAL',
    defaultMessage: '= equal to',
    description: 'How a condition compares',
  }),
  NUMERIC_NOT_EQUAL: defineMessage({
    id: 'policyConditionEditor.NUMERIC_NOT_EQUAL',
    defaultMessage: '≠ not equal to',
    description: 'How a condition compares',
  }),
  NUMERIC_GREATER_THAN_OR_EQUAL: defineMessage({
    id: 'policyConditionEditor.NUMERIC_GREATER_THAN_OR_EQUAL',
    defaultMessage: '≥ at least',
    description: 'How a condition compares',
  }),
  NUMERIC_LESSER_THAN_OR_EQUAL: defineMessage({
    id: 'policyConditionEditor.NUMERIC_LESSER_THAN_OR_EQUAL',
    defaultMessage: '≤ at most',
    description: 'How a condition compares',
  }),
  CONTAINS_ANY: defineMessage({
    id: 'policyConditionEditor.CONTAINS_ANY',
    defaultMessage: 'has any of',
    description: 'How a condition compares with a list of weaknesses',
  }),
  CONTAINS_ALL: defineMessage({
    id: 'policyConditionEditor.CONTAINS_ALL',
    defaultMessage: 'has all of',
    description: 'How a condition compares with a list of weaknesses',
  }),
  // Not shared: of a component, after “is”.
  yes: defineMessage({
    id: 'policyConditionEditor.yes',
    defaultMessage: 'internal',
    description: 'Value of a condition: the component is one of the organisation’s own',
  }),
  no: defineMessage({
    id: 'policyConditionEditor.no',
    defaultMessage: 'not internal',
    description: 'Value of a condition: the component is not one of the organisation’s own',
  }),
  unresolved: defineMessage({
    id: 'policyConditionEditor.unresolved',
    defaultMessage: 'No license that the server knows',
    description: 'Choice of a condition in the place of a license',
  }),
  findLicense: defineMessage({
    id: 'policyConditionEditor.findLicense',
    defaultMessage: 'Find a license',
    description: 'In the empty field for the license of a condition',
  }),
  licenseGone: defineMessage({
    id: 'policyConditionEditor.licenseGone',
    defaultMessage: 'This license is no longer on the server, so nothing violates the condition.',
    description: 'At a condition that names a license',
  }),
  groupGone: defineMessage({
    id: 'policyConditionEditor.groupGone',
    defaultMessage: 'This license group is no longer on the server, so nothing violates the condition.',
    description: 'At a condition that names a license group',
  }),
  choicesFailed: defineMessage<{ readonly reason: string }>({
    id: 'policyConditionEditor.choicesFailed',
    defaultMessage: 'The names could not be loaded. {reason}',
    description: 'At a condition that names a license or a license group; reason is a sentence',
  }),
  moreLicenses: defineMessage<{ readonly shown: number; readonly total: number }>({
    id: 'policyConditionEditor.moreLicenses',
    defaultMessage: '{shown, number} of {total, number} licenses; type more to find others',
    description: 'Last line of the licenses that were found',
  }),
  algorithm: defineMessage({
    id: 'policyConditionEditor.algorithm',
    defaultMessage: 'Algorithm',
    description: 'Name of the choice of the algorithm of a hash',
  }),
  hash: defineMessage({
    id: 'policyConditionEditor.hash',
    defaultMessage: 'Hash value',
    description: 'Name of the field for a hash',
  }),
  epoch: defineMessage({
    id: 'policyConditionEditor.epoch',
    defaultMessage: 'Epoch',
    description: 'Part of the distance of two versions, before the major one',
  }),
  major: defineMessage({
    id: 'policyConditionEditor.major',
    defaultMessage: 'Major',
    description: 'Part of the distance of two versions',
  }),
  minor: defineMessage({
    id: 'policyConditionEditor.minor',
    defaultMessage: 'Minor',
    description: 'Part of the distance of two versions',
  }),
  patch: defineMessage({
    id: 'policyConditionEditor.patch',
    defaultMessage: 'Patch',
    description: 'Part of the distance of two versions',
  }),
  patternHint: defineMessage({
    id: 'policyConditionEditor.patternHint',
    defaultMessage:
      '* stands for anything. Plain text is found anywhere; ^ and $ tie it to start and end; the rest is a regular expression. Case counts.',
    description: 'Below the pattern of a condition',
  }),
  cpeHint: defineMessage({
    id: 'policyConditionEditor.cpeHint',
    defaultMessage:
      '* stands for anything. Plain text is found anywhere; ^ and $ tie it to start and end; the rest is a regular expression.',
    description: 'Below the pattern of a condition about CPEs',
  }),
  coordinatesHint: defineMessage({
    id: 'policyConditionEditor.coordinatesHint',
    defaultMessage:
      'Patterns with *; what is empty is not compared. A version may begin with ==, !=, <, <=, > or >=.',
    description: 'Below group, name and version of a condition',
  }),
  periodHint: defineMessage({
    id: 'policyConditionEditor.periodHint',
    defaultMessage: 'Years, months, weeks and days, such as P1Y6M or P30D.',
    description: 'Below the age of a condition, while it is empty or not right',
  }),
  periodMeans: defineMessage<{ readonly period: string }>({
    id: 'policyConditionEditor.periodMeans',
    defaultMessage: '{period} since the newest known version was published.',
    description: 'Below the age of a condition; period such as “1 year, 6 months”',
  }),
  distanceHint: defineMessage({
    id: 'policyConditionEditor.distanceHint',
    defaultMessage:
      'Numbers above 0 are compared one by one, and one that fits is enough. Only direct dependencies are looked at.',
    description: 'Below the version distance of a condition',
  }),
  cweHint: defineMessage({
    id: 'policyConditionEditor.cweHint',
    defaultMessage: 'Numbers such as 79 or CWE-79; * for any.',
    description: 'Below the weaknesses of a condition',
  }),
  addCwe: defineMessage({
    id: 'policyConditionEditor.addCwe',
    defaultMessage: 'Add CWE',
    description: 'In the empty field for the weaknesses of a condition',
  }),
  epssHint: defineMessage({
    id: 'policyConditionEditor.epssHint',
    defaultMessage: 'Probability of exploitation, 0 to 1.',
    description: 'Below the EPSS score of a condition',
  }),
  epssMeans: defineMessage<{ readonly percent: string }>({
    id: 'policyConditionEditor.epssMeans',
    defaultMessage: 'That is {percent}.',
    description: 'Below the EPSS score of a condition',
  }),
  violationType: defineMessage({
    id: 'policyConditionEditor.violationType',
    defaultMessage: 'Type of violation',
    description: 'Name of the choice of what violations of an expression are about',
  }),
  cel: defineMessage({
    id: 'policyConditionEditor.cel',
    defaultMessage: 'CEL expression',
    description: 'Name of the field for an expression in the Common Expression Language',
  }),
  unknownSubject: defineMessage({
    id: 'policyConditionEditor.unknownSubject',
    defaultMessage:
      'This server does not know the subject, or this console does not. It stays as it is; you can remove it.',
    description: 'At a condition of a server of another version',
  }),
  hashOperator: defineMessage({
    id: 'policyConditionEditor.hashOperator',
    defaultMessage: 'Servers before 4.13 take “is not” for “is”.',
    description: 'At a condition about a hash',
  }),
  problemSubject: defineMessage({
    id: 'policyConditionEditor.problemSubject',
    defaultMessage: 'Choose what it looks at.',
    description: 'Problem of a condition',
  }),
  problemSubjectUnknown: defineMessage({
    id: 'policyConditionEditor.problemSubjectUnknown',
    defaultMessage: 'This server does not know this subject.',
    description: 'Problem of a condition',
  }),
  problemOperator: defineMessage({
    id: 'policyConditionEditor.problemOperator',
    defaultMessage: 'Choose how it compares.',
    description: 'Problem of a condition',
  }),
  problemEmpty: defineMessage({
    id: 'policyConditionEditor.problemEmpty',
    defaultMessage: 'Say what it compares with.',
    description: 'Problem of a condition',
  }),
  problemTooLong: defineMessage<{ readonly limit: number }>({
    id: 'policyConditionEditor.problemTooLong',
    defaultMessage: 'The server takes {limit, number} characters at most.',
    description: 'Problem of a condition',
  }),
  problemUnreadable: defineMessage<{ readonly value: string }>({
    id: 'policyConditionEditor.problemUnreadable',
    defaultMessage: 'The stored value cannot be read: {value}',
    description: 'Problem of a condition',
  }),
  problemPeriod: defineMessage({
    id: 'policyConditionEditor.problemPeriod',
    defaultMessage: 'This is no period. Write P, then numbers with Y, M, W or D: P1Y6M.',
    description: 'Problem of a condition',
  }),
  problemPeriodZero: defineMessage({
    id: 'policyConditionEditor.problemPeriodZero',
    defaultMessage: 'A period of no length is skipped by the server.',
    description: 'Problem of a condition',
  }),
  problemPattern: defineMessage<{ readonly text: string }>({
    id: 'policyConditionEditor.problemPattern',
    defaultMessage: '“{text}” is no pattern: a bracket or a backslash has no counterpart.',
    description: 'Problem of a condition',
  }),
  problemVersion: defineMessage<{ readonly text: string }>({
    id: 'policyConditionEditor.problemVersion',
    defaultMessage: '“{text}” is no version. Write, for example, 2.1 or in coordinates >=2.1.',
    description: 'Problem of a condition',
  }),
  problemAlgorithm: defineMessage({
    id: 'policyConditionEditor.problemAlgorithm',
    defaultMessage: 'Choose the algorithm.',
    description: 'Problem of a condition',
  }),
  problemDigits: defineMessage<{ readonly count: number }>({
    id: 'policyConditionEditor.problemDigits',
    defaultMessage: 'Such a hash has {count, number} hexadecimal digits.',
    description: 'Problem of a condition',
  }),
  problemAnyDigits: defineMessage<{ readonly counts: string }>({
    id: 'policyConditionEditor.problemAnyDigits',
    defaultMessage: 'The hash must have {counts} hexadecimal digits.',
    description: 'Problem of a condition; counts such as “32, 40, or 64”',
  }),
  problemHexadecimal: defineMessage({
    id: 'policyConditionEditor.problemHexadecimal',
    defaultMessage: 'A hash has only the digits 0–9 and a–f.',
    description: 'Problem of a condition',
  }),
  problemCwe: defineMessage<{ readonly text: string }>({
    id: 'policyConditionEditor.problemCwe',
    defaultMessage: '“{text}” is no CWE. Write a number such as 79.',
    description: 'Problem of a condition',
  }),
  problemWholeNumber: defineMessage({
    id: 'policyConditionEditor.problemWholeNumber',
    defaultMessage: 'Write whole numbers from 0 on.',
    description: 'Problem of a condition',
  }),
  problemProbability: defineMessage({
    id: 'policyConditionEditor.problemProbability',
    defaultMessage: 'Write a number from 0 to 1.',
    description: 'Problem of a condition',
  }),
  problemIdentifier: defineMessage({
    id: 'policyConditionEditor.problemIdentifier',
    defaultMessage: 'An identifier has no spaces: CVE-2021-44228.',
    description: 'Problem of a condition',
  }),
  problemNever: defineMessage({
    id: 'policyConditionEditor.problemNever',
    defaultMessage: 'No component can meet this condition.',
    description:
      'Problem of a condition whose parts are all right, such as a version distance of less than none',
  }),
  theirs: defineMessage<{ readonly condition: string }>({
    id: 'policyConditionEditor.theirs',
    defaultMessage: 'Changed meanwhile to “{condition}”. Saving again replaces it.',
    description: 'At a condition that somebody else changed, too',
  }),
  theirsRemoved: defineMessage({
    id: 'policyConditionEditor.theirsRemoved',
    defaultMessage: 'Removed meanwhile. Saving again puts it back.',
    description: 'At a condition that somebody else removed',
  }),
};
