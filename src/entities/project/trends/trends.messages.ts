import { defineMessage } from 'react-intl';
import { violationMessages } from '../../violation/violation.messages.js';
import * as identityMessages from '../../component/identity.messages.js';

export const messages = {
  measured: defineMessage<{ readonly time: string }>({
    id: 'trends.measured',
    defaultMessage: 'Measured {time}',
    description: 'Beside the heading of the dashboard; time is a date with a time of day',
  }),
  isBehind: defineMessage({
    id: 'trends.isBehind',
    defaultMessage: '· BOMs imported since then are not counted yet.',
    description: 'Behind trends.measured, with a dot that parts the two',
  }),
  recalculate: defineMessage({
    id: 'trends.recalculate',
    defaultMessage: 'Recalculate',
    description: 'Button: the server measures the portfolio or a project again',
  }),
  stillMeasuring: defineMessage({
    id: 'trends.stillMeasuring',
    defaultMessage: 'The server is still measuring',
    description: 'Notice, when a measurement took longer than three minutes',
  }),
  stillMeasuringDetail: defineMessage({
    id: 'trends.stillMeasuringDetail',
    defaultMessage: 'The figures change when it is done. Look again later.',
    description: 'Below trends.stillMeasuring',
  }),
  none: defineMessage({
    id: 'trends.none',
    defaultMessage: 'Nothing was measured yet',
    description: 'Title instead of the figures of a portfolio or a project',
  }),
  notCalculated: defineMessage({
    id: 'trends.notCalculated',
    defaultMessage: 'Metrics not calculated yet',
    description:
      'Title instead of the metrics of a portfolio that has projects, or of a project that has components, such as a copy of a version',
  }),
  vulnerabilities: defineMessage({
    id: 'trends.vulnerabilities',
    defaultMessage: 'Vulnerabilities by severity',
    description: 'Title of a chart',
  }),
  vulnerabilitiesNote: defineMessage({
    id: 'trends.vulnerabilitiesNote',
    defaultMessage: 'once per component, without suppressed ones',
    description: 'Beside trends.vulnerabilities: what is counted',
  }),
  projects: defineMessage({
    id: 'trends.projects',
    defaultMessage: 'Projects at risk over time',
    description: 'Title of a chart: how many projects have a vulnerability',
  }),
  components: defineMessage({
    id: 'trends.components',
    defaultMessage: 'Vulnerable components over time',
    description: 'Title of a chart: how many components have a vulnerability',
  }),
  findingsAudited: defineMessage({
    id: 'trends.findingsAudited',
    defaultMessage: 'Audited findings',
    description: 'Title of a chart: how many findings were decided about',
  }),
  violationsAudited: defineMessage({
    id: 'trends.violationsAudited',
    defaultMessage: 'Audited policy violations',
    description: 'Title of a chart: how many violations were decided about',
  }),
  violationsByState: defineMessage({
    id: 'trends.violationsByState',
    defaultMessage: 'Policy violations by state',
    description: 'Title of a chart',
  }),
  violationsByType: defineMessage({
    id: 'trends.violationsByType',
    defaultMessage: 'Policy violations by type',
    description: 'Title of a chart: security, license, operational',
  }),
  audited: defineMessage({
    id: 'trends.audited',
    defaultMessage: 'Audited',
    description: 'Band of a chart: decided about',
  }),
  unaudited: defineMessage({
    id: 'trends.unaudited',
    defaultMessage: 'Not audited',
    description: 'Band of a chart: not decided about',
  }),
  atRisk: defineMessage({
    id: 'trends.atRisk',
    defaultMessage: 'At risk',
    description: 'Band of a chart: projects with a vulnerability',
  }),
  notAtRisk: defineMessage({
    id: 'trends.notAtRisk',
    defaultMessage: 'Not at risk',
    description: 'Band of a chart: projects without a vulnerability',
  }),
  // Not shared: of a component, not of its versions.
  vulnerable: defineMessage({
    id: 'trends.vulnerable',
    defaultMessage: 'Vulnerable',
    description: 'Band of a chart: components with a vulnerability',
  }),
  notVulnerable: defineMessage({
    id: 'trends.notVulnerable',
    defaultMessage: 'Not vulnerable',
    description: 'Band of a chart: components without a vulnerability',
  }),
  security: violationMessages.security,
  operational: violationMessages.operational,
  sentence: defineMessage<{
    readonly title: string;
    readonly from: number;
    readonly to: number;
    readonly days: number;
  }>({
    id: 'trends.sentence',
    defaultMessage:
      '{title}: from {from, number} to {to, number} in {days, plural, one {# day} other {# days}}, as a chart. Arrow keys go from change to change.',
    description: 'Name of a chart for screen readers; from and to are sums of all its bands',
  }),
  sentenceOfPart: defineMessage<{
    readonly title: string;
    readonly part: string;
    readonly from: number;
    readonly to: number;
    readonly total: number;
    readonly days: number;
  }>({
    id: 'trends.sentenceOfPart',
    defaultMessage:
      '{title}. {part}: {from, number} to {to, number} of {total, number} in {days, plural, one {# day} other {# days}}, as a chart. Arrow keys go from change to change.',
    description:
      'Name of a chart for screen readers that is about a part of a total, such as “At risk: 0 to 13 of 17”; from is the first number of the part, to its last one',
  }),
  now: defineMessage<{ readonly count: number; readonly name: string }>({
    id: 'trends.now',
    defaultMessage: '{count, number} {name}',
    description:
      'Link below a chart to what is counted; name is that of a band, such as “Critical” or “Not audited”',
  }),
  license: identityMessages.license,
};
