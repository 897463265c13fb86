import { defineMessage } from 'react-intl';

/** What the result of a dry run leaves open, and why. */
export const messages = {
  leftOut: defineMessage<{ readonly count: number }>({
    id: 'dryRun.leftOut',
    defaultMessage:
      '{count, plural, one {A condition is left out, so the result is incomplete.} other {# conditions are left out, so the result is incomplete.}}',
    description: 'Title of a note about a dry run; the conditions follow, each with the reason',
  }),
  moreAny: defineMessage({
    id: 'dryRun.moreAny',
    defaultMessage: 'The policy may hit more than is listed.',
    description: 'Last sentence of dryRun.leftOut where one condition is enough',
  }),
  fewerAll: defineMessage({
    id: 'dryRun.fewerAll',
    defaultMessage: 'What is listed meets all other conditions; the policy may hit less of it.',
    description: 'Last sentence of dryRun.leftOut where all conditions have to be met',
  }),
  incomplete: defineMessage<{ readonly place: number }>({
    id: 'dryRun.incomplete',
    defaultMessage: 'Condition {place, number} is not complete or not right.',
    description: 'Reason of dryRun.leftOut; place is the number of the condition, from 1',
  }),
  unknownToServer: defineMessage<{ readonly place: number }>({
    id: 'dryRun.unknownToServer',
    defaultMessage: 'The server does not know what condition {place, number} looks at, or how it compares.',
    description: 'Reason of dryRun.leftOut: the server is of another version',
  }),
  unknownHere: defineMessage<{ readonly place: number }>({
    id: 'dryRun.unknownHere',
    defaultMessage: 'Only the server knows what condition {place, number} looks at.',
    description: 'Reason of dryRun.leftOut: the server is newer than this application',
  }),
  expression: defineMessage<{ readonly place: number }>({
    id: 'dryRun.expression',
    defaultMessage: 'Condition {place, number} is an expression, which only the server can evaluate.',
    description: 'Reason of dryRun.leftOut',
  }),
  pattern: defineMessage<{ readonly place: number }>({
    id: 'dryRun.pattern',
    defaultMessage: 'The pattern of condition {place, number} is one that only the server can read.',
    description: 'Reason of dryRun.leftOut',
  }),
  vulnerabilities: defineMessage<{ readonly place: number }>({
    id: 'dryRun.vulnerabilities',
    defaultMessage: 'Condition {place, number} looks at vulnerabilities, which you may not see.',
    description: 'Reason of dryRun.leftOut: the user lacks the permission VIEW_VULNERABILITY',
  }),
  lacking: defineMessage({
    id: 'dryRun.lacking',
    defaultMessage: 'The server lacks data, so the result may be incomplete.',
    description: 'Title of a note about a dry run; what is lacking follows',
  }),
  lackingAGE: defineMessage<{ readonly place: number; readonly count: number }>({
    id: 'dryRun.lackingAge',
    defaultMessage:
      'Condition {place, number}: of {count, plural, one {# component} other {# components}} it is not known when the latest version was published.',
    description: 'Line of dryRun.lacking about a condition on the age of components',
  }),
  lackingVERSION_DISTANCE: defineMessage<{ readonly place: number; readonly count: number }>({
    id: 'dryRun.lackingVersionDistance',
    defaultMessage:
      'Condition {place, number}: of {count, plural, one {# direct dependency} other {# direct dependencies}} the latest version is not known.',
    description: 'Line of dryRun.lacking about a condition on the distance to the latest version',
  }),
  lackingEPSS: defineMessage<{ readonly place: number; readonly count: number }>({
    id: 'dryRun.lackingEpss',
    defaultMessage:
      'Condition {place, number}: {count, plural, one {# component has} other {# components have}} vulnerabilities without an EPSS score.',
    description: 'Line of dryRun.lacking about a condition on EPSS',
  }),
  lackingIS_INTERNAL: defineMessage<{ readonly place: number; readonly count: number }>({
    id: 'dryRun.lackingInternal',
    defaultMessage:
      'Condition {place, number}: of {count, plural, one {# component} other {# components}} it is not known whether they are internal.',
    description: 'Line of dryRun.lacking about a condition on internal components',
  }),
  notMet: defineMessage({
    id: 'dryRun.notMet',
    defaultMessage: 'They count as not met, as the server counts them.',
    description: 'Last sentence of dryRun.lacking',
  }),
};
