import { msg } from '../../../../i18n/msg.js';

/** The texts that explain where the result of a dry run is incomplete, and why. */
export const messages = {
  leftOut: msg<{ count: number }>('dryRun.leftOut', 'Result incomplete: {count, plural, one {# condition} other {# conditions}} skipped', 'Title of a message about a dry run. The conditions follow, each with the reason'),
  moreAny: msg('dryRun.moreAny', 'The policy may match more than is listed.', 'Last sentence of the message dryRun.leftOut when one condition is enough'),
  fewerAll: msg('dryRun.fewerAll', 'The policy may match fewer than are listed.', 'Last sentence of the message dryRun.leftOut when all conditions must be met'),
  incomplete: msg<{ place: number }>('dryRun.incomplete', 'Condition {place, number} is incomplete or invalid.', 'Reason in the message dryRun.leftOut. place is the number of the condition, from 1'),
  unknownToServer: msg<{ place: number }>('dryRun.unknownToServer', 'The server does not support the subject or operator of condition {place, number}.', 'Reason in the message dryRun.leftOut: the server has another version'),
  unknownHere: msg<{ place: number }>('dryRun.unknownHere', 'Only the server can evaluate the subject of condition {place, number}.', 'Reason in the message dryRun.leftOut: the server is newer than the console'),
  expression: msg<{ place: number }>('dryRun.expression', 'Only the server can evaluate the expression of condition {place, number}.', 'Reason in the message dryRun.leftOut'),
  pattern: msg<{ place: number }>('dryRun.pattern', 'Only the server can evaluate the pattern of condition {place, number}.', 'Reason in the message dryRun.leftOut'),
  vulnerabilities: msg<{ place: number }>('dryRun.vulnerabilities', 'You do not have permission to view the vulnerabilities of condition {place, number}.', 'Reason in the message dryRun.leftOut, without the permission VIEW_VULNERABILITY'),
  lacking: msg('dryRun.lacking', 'The result may be incomplete because data is missing', 'Title of a message about a dry run. The missing data follows'),
  lackingAGE: msg<{ place: number; count: number }>(
    'dryRun.lackingAge',
    'Condition {place, number}: the latest version of {count, plural, one {# component} other {# components}} has no publication date.',
    'Line of the message dryRun.lacking about a condition on the age of components. place is its number',
  ),
  lackingVERSION_DISTANCE: msg<{ place: number; count: number }>(
    'dryRun.lackingVersionDistance',
    'Condition {place, number}: {count, plural, one {# direct dependency has} other {# direct dependencies have}} no known latest version.',
    'Line of the message dryRun.lacking about a condition on the version distance. place is its number',
  ),
  lackingEPSS: msg<{ place: number; count: number }>(
    'dryRun.lackingEpss',
    'Condition {place, number}: {count, plural, one {# component has} other {# components have}} vulnerabilities without an EPSS score.',
    'Line of the message dryRun.lacking about a condition on EPSS. place is its number',
  ),
  lackingIS_INTERNAL: msg<{ place: number; count: number }>(
    'dryRun.lackingInternal',
    'Condition {place, number}: {count, plural, one {# component is} other {# components are}} not known to be internal or external.',
    'Line of the message dryRun.lacking about a condition on internal components. place is its number',
  ),
  notMet: msg('dryRun.notMet', 'Missing data counts as not met.', 'Last sentence of the message dryRun.lacking: the server does the same'),
};
