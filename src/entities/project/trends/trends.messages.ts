import { msg } from '../../../i18n/msg.js';
import { violationMessages } from '../../violation/violation.messages.js';
import * as identityMessages from '../../component/identity.messages.js';
import { unaudited } from '../../decision/decision.messages.js';
import { audited } from '../../decision/decision.messages.js';
import { figureTilesMessages } from '../figureTiles.messages.js';
import { metricsAsOf } from '../recalculation.messages.js';

export const messages = {
  measured: metricsAsOf,
  isBehind: msg('trends.isBehind', 'BOMs imported later are not counted yet.', 'After trends.measured, separated by a dot'),
  recalculate: msg('trends.recalculate', 'Recalculate', 'Button that makes the server recalculate the metrics of the portfolio or a project; at most 20 characters'),
  stillMeasuring: msg('trends.stillMeasuring', 'Metrics are still being calculated', 'Notice when a calculation takes longer than three minutes'),
  none: msg('trends.none', 'No metrics yet', 'Title that replaces the metrics of a portfolio or project'),
  notCalculated: msg('trends.notCalculated', 'Metrics not calculated yet', 'Title that replaces metrics when projects or components exist, such as after copying a version'),
  vulnerabilities: msg('trends.vulnerabilities', 'Vulnerabilities by severity', 'Chart title'),
  vulnerabilitiesNote: msg('trends.vulnerabilitiesNote', 'counted once per component, excluding suppressed', 'Beside the chart title trends.vulnerabilities: the way the vulnerabilities are counted'),
  risk: msg('trends.risk', 'Risk score over time', 'Chart title: the sum of all vulnerabilities, weighted by severity'),
  riskScore: figureTilesMessages.risk,
  // Not shared: the title of a chart; the other one names a choice.
  suppressed: msg('trends.suppressed', 'Suppressed findings', 'Chart title and name of its only band'),
  projects: msg('trends.projects', 'Projects at risk over time', 'Chart title: projects with a vulnerability'),
  components: msg('trends.components', 'Vulnerable components over time', 'Chart title: components with a vulnerability'),
  findingsAudited: msg('trends.findingsAudited', 'Audited findings', 'Chart title: findings with an audit decision'),
  violationsAudited: msg('trends.violationsAudited', 'Audited policy violations', 'Chart title: policy violations with an audit decision'),
  violationsByState: msg('trends.violationsByState', 'Policy violations by state', 'Chart title: violation states are Fail, Warn, and Info'),
  violationsByType: msg('trends.violationsByType', 'Policy violations by type', 'Chart title: types are security, license, and operational'),
  audited: audited,
  unaudited: unaudited,
  atRisk: msg('trends.atRisk', 'At risk', 'Band of a chart: projects with a vulnerability'),
  notAtRisk: msg('trends.notAtRisk', 'Not at risk', 'Band of a chart: projects without a vulnerability'),
  // Not shared: of a component, not of its versions.
  vulnerable: msg('trends.vulnerable', 'Vulnerable', 'Band of a chart: components with a vulnerability'),
  notVulnerable: msg('trends.notVulnerable', 'Not vulnerable', 'Band of a chart: components without a vulnerability'),
  security: violationMessages.security,
  operational: violationMessages.operational,
  sentence: msg<{ title: string; from: number; to: number; days: number }>(
    'trends.sentence',
    '{title} (chart): {from, number} to {to, number} over {days, plural, =0 {less than a day} one {# day} other {# days}}. Use the arrow keys to move between changes.',
    'Screen-reader name of a chart; {title} is its title, {from} and {to} are sums of all bands, {days} is the time from the first to the last count',
  ),
  sentenceOfPart: msg<{ title: string; part: string; from: number; to: number; total: number; days: number }>(
    'trends.sentenceOfPart',
    '{title} (chart). {part}: {from, number} to {to, number} of {total, number} over {days, plural, =0 {less than a day} one {# day} other {# days}}. Use the arrow keys to move between changes.',
    'Screen-reader name of a chart; {part} is a band, such as “At risk”, {from} and {to} its first and last count, {total} the sum of all bands',
  ),
  choice: msg('trends.choice', 'Metrics over time', 'Screen-reader name of the choice of what a chart shows; the titles of the charts follow'),
  license: identityMessages.license,
};
