import { msg } from '../../../../i18n/msg.js';

/** What the result of a dry run leaves open, and why. */
export const messages = {
  leftOut: msg<{ count: number }>(
    'dryRun.leftOut',
    '{count, plural, one {A condition is left out, so the result is incomplete.} other {# conditions are left out, so the result is incomplete.}}',
    'Title of a note about a dry run; the conditions follow, each with the reason',
  ),
  moreAny: msg('dryRun.moreAny', 'The policy may hit more than is listed.', 'Last sentence of dryRun.leftOut where one condition is enough'),
  fewerAll: msg('dryRun.fewerAll', 'What is listed meets all other conditions; the policy may hit less of it.', 'Last sentence of dryRun.leftOut where all conditions have to be met'),
  incomplete: msg<{ place: number }>('dryRun.incomplete', 'Condition {place, number} is not complete or not right.', 'Reason of dryRun.leftOut; place is the number of the condition, from 1'),
  unknownToServer: msg<{ place: number }>('dryRun.unknownToServer', 'The server does not know what condition {place, number} looks at, or how it compares.', 'Reason of dryRun.leftOut: the server is of another version'),
  unknownHere: msg<{ place: number }>('dryRun.unknownHere', 'Only the server knows what condition {place, number} looks at.', 'Reason of dryRun.leftOut: the server is newer than this application'),
  expression: msg<{ place: number }>('dryRun.expression', 'Condition {place, number} is an expression, which only the server can evaluate.', 'Reason of dryRun.leftOut'),
  pattern: msg<{ place: number }>('dryRun.pattern', 'The pattern of condition {place, number} is one that only the server can read.', 'Reason of dryRun.leftOut'),
  vulnerabilities: msg<{ place: number }>('dryRun.vulnerabilities', 'Condition {place, number} looks at vulnerabilities, which you may not see.', 'Reason of dryRun.leftOut: the user lacks the permission VIEW_VULNERABILITY'),
  lacking: msg('dryRun.lacking', 'The server lacks data, so the result may be incomplete.', 'Title of a note about a dry run; what is lacking follows'),
  lackingAGE: msg<{ place: number; count: number }>(
    'dryRun.lackingAge',
    'Condition {place, number}: of {count, plural, one {# component} other {# components}} it is not known when the latest version was published.',
    'Line of dryRun.lacking about a condition on the age of components',
  ),
  lackingVERSION_DISTANCE: msg<{ place: number; count: number }>(
    'dryRun.lackingVersionDistance',
    'Condition {place, number}: of {count, plural, one {# direct dependency} other {# direct dependencies}} the latest version is not known.',
    'Line of dryRun.lacking about a condition on the distance to the latest version',
  ),
  lackingEPSS: msg<{ place: number; count: number }>(
    'dryRun.lackingEpss',
    'Condition {place, number}: {count, plural, one {# component has} other {# components have}} vulnerabilities without an EPSS score.',
    'Line of dryRun.lacking about a condition on EPSS',
  ),
  lackingIS_INTERNAL: msg<{ place: number; count: number }>(
    'dryRun.lackingInternal',
    'Condition {place, number}: of {count, plural, one {# component} other {# components}} it is not known whether they are internal.',
    'Line of dryRun.lacking about a condition on internal components',
  ),
  notMet: msg('dryRun.notMet', 'They count as not met, as the server counts them.', 'Last sentence of dryRun.lacking'),
};
