import { msg } from '../../../i18n/msg.js';
import { violationMessages } from '../../violation/violation.messages.js';
import * as identityMessages from '../../component/identity.messages.js';

export const messages = {
  measured: msg<{ time: string }>('trends.measured', 'Measured {time}', 'Beside the heading of the dashboard; time is a date with a time of day'),
  isBehind: msg('trends.isBehind', '· BOMs imported since then are not counted yet.', 'Behind trends.measured, with a dot that parts the two'),
  recalculate: msg('trends.recalculate', 'Recalculate', 'Button: the server measures the portfolio or a project again'),
  stillMeasuring: msg('trends.stillMeasuring', 'The server is still measuring', 'Notice, when a measurement took longer than three minutes'),
  stillMeasuringDetail: msg('trends.stillMeasuringDetail', 'The figures change when it is done. Look again later.', 'Below trends.stillMeasuring'),
  none: msg('trends.none', 'Nothing was measured yet', 'Title instead of the figures of a portfolio or a project'),
  notCalculated: msg('trends.notCalculated', 'Metrics not calculated yet', 'Title instead of the metrics of a portfolio that has projects, or of a project that has components, such as a copy of a version'),
  vulnerabilities: msg('trends.vulnerabilities', 'Vulnerabilities by severity', 'Title of a chart'),
  vulnerabilitiesNote: msg('trends.vulnerabilitiesNote', 'once per component, without suppressed ones', 'Beside trends.vulnerabilities: what is counted'),
  projects: msg('trends.projects', 'Projects at risk over time', 'Title of a chart: how many projects have a vulnerability'),
  components: msg('trends.components', 'Vulnerable components over time', 'Title of a chart: how many components have a vulnerability'),
  findingsAudited: msg('trends.findingsAudited', 'Audited findings', 'Title of a chart: how many findings were decided about'),
  violationsAudited: msg('trends.violationsAudited', 'Audited policy violations', 'Title of a chart: how many violations were decided about'),
  violationsByState: msg('trends.violationsByState', 'Policy violations by state', 'Title of a chart'),
  violationsByType: msg('trends.violationsByType', 'Policy violations by type', 'Title of a chart: security, license, operational'),
  audited: msg('trends.audited', 'Audited', 'Band of a chart: decided about'),
  unaudited: msg('trends.unaudited', 'Not audited', 'Band of a chart: not decided about'),
  atRisk: msg('trends.atRisk', 'At risk', 'Band of a chart: projects with a vulnerability'),
  notAtRisk: msg('trends.notAtRisk', 'Not at risk', 'Band of a chart: projects without a vulnerability'),
  // Not shared: of a component, not of its versions.
  vulnerable: msg('trends.vulnerable', 'Vulnerable', 'Band of a chart: components with a vulnerability'),
  notVulnerable: msg('trends.notVulnerable', 'Not vulnerable', 'Band of a chart: components without a vulnerability'),
  security: violationMessages.security,
  operational: violationMessages.operational,
  sentence: msg<{ title: string; from: number; to: number; days: number }>(
    'trends.sentence',
    '{title}: from {from, number} to {to, number} in {days, plural, one {# day} other {# days}}, as a chart. Arrow keys go from change to change.',
    'Name of a chart for screen readers; from and to are sums of all its bands',
  ),
  sentenceOfPart: msg<{ title: string; part: string; from: number; to: number; total: number; days: number }>(
    'trends.sentenceOfPart',
    '{title}. {part}: {from, number} to {to, number} of {total, number} in {days, plural, one {# day} other {# days}}, as a chart. Arrow keys go from change to change.',
    'Name of a chart for screen readers that is about a part of a total, such as “At risk: 0 to 13 of 17”; from is the first number of the part, to its last one',
  ),
  now: msg<{ count: number; name: string }>('trends.now', '{count, number} {name}', 'Link below a chart to what is counted; name is that of a band, such as “Critical” or “Not audited”'),
  license: identityMessages.license,
};
