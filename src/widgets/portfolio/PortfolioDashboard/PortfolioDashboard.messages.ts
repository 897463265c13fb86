import { defineMessage } from 'react-intl';
import { violationMessages } from '../../../parts/violation.messages.js';
import { messages as figuresMessages } from '../../../panel/PortfolioFigures.messages.js';
import { figureTilesMessages } from '../../../parts/figureTiles.messages.js';
import * as identityMessages from '../../../parts/identity.messages.js';
import * as projectPlace from '../../../parts/projectPlace.messages.js';

export const messages = {
  title: figuresMessages.figures,
  range: defineMessage({
    id: 'portfolioDashboard.range',
    defaultMessage: 'Time shown',
    description: 'Name of the choice of how many days a dashboard looks back',
  }),
  days: defineMessage<{ readonly days: number }>({
    id: 'portfolioDashboard.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Choice: how many days a dashboard looks back',
  }),
  year: defineMessage({
    id: 'portfolioDashboard.year',
    defaultMessage: '1 year',
    description: 'Choice: a dashboard looks back one year',
  }),
  measured: defineMessage<{ readonly time: string }>({
    id: 'portfolioDashboard.measured',
    defaultMessage: 'Measured {time}',
    description: 'Beside the heading of the dashboard; time is a date with a time of day',
  }),
  recalculate: defineMessage({
    id: 'portfolioDashboard.recalculate',
    defaultMessage: 'Recalculate',
    description: 'Button: the server measures the portfolio again',
  }),
  recalculated: defineMessage({
    id: 'portfolioDashboard.recalculated',
    defaultMessage: 'The portfolio was measured again',
    description: 'Notice',
  }),
  stillMeasuring: defineMessage({
    id: 'portfolioDashboard.stillMeasuring',
    defaultMessage: 'The server is still measuring',
    description: 'Notice, when a measurement took longer than three minutes',
  }),
  stillMeasuringDetail: defineMessage({
    id: 'portfolioDashboard.stillMeasuringDetail',
    defaultMessage: 'The figures change when it is done. Look again later.',
    description: 'Below portfolioDashboard.stillMeasuring',
  }),
  recalculateFailed: defineMessage({
    id: 'portfolioDashboard.recalculateFailed',
    defaultMessage: 'The portfolio was not measured again',
    description: 'Notice; the reason follows',
  }),
  failed: defineMessage({
    id: 'portfolioDashboard.failed',
    defaultMessage: 'The figures of the portfolio could not be loaded',
    description: 'Title in the place of the dashboard; the reason follows',
  }),
  forbidden: defineMessage({
    id: 'portfolioDashboard.forbidden',
    defaultMessage: 'You may not see the portfolio',
    description: 'Title in the place of the dashboard',
  }),
  none: defineMessage({
    id: 'portfolioDashboard.none',
    defaultMessage: 'Nothing was measured yet',
    description: 'Title of the dashboard of a new server',
  }),
  noneAdvice: defineMessage({
    id: 'portfolioDashboard.noneAdvice',
    defaultMessage:
      'Figures appear here once a project has a BOM. Create a project and upload its BOM, or let your build do it.',
    description: 'Below portfolioDashboard.none',
  }),
  toProjects: projectPlace.toProjects,
  vulnerabilities: defineMessage({
    id: 'portfolioDashboard.vulnerabilities',
    defaultMessage: 'Vulnerabilities by severity',
    description: 'Title of a chart',
  }),
  vulnerabilitiesNote: defineMessage({
    id: 'portfolioDashboard.vulnerabilitiesNote',
    defaultMessage: 'once per component, without suppressed ones',
    description: 'Beside portfolioDashboard.vulnerabilities: what is counted',
  }),
  projects: defineMessage({
    id: 'portfolioDashboard.projects',
    defaultMessage: 'Projects at risk over time',
    description: 'Title of a chart: how many projects have a vulnerability',
  }),
  components: defineMessage({
    id: 'portfolioDashboard.components',
    defaultMessage: 'Vulnerable components over time',
    description: 'Title of a chart: how many components have a vulnerability',
  }),
  findingsAudited: defineMessage({
    id: 'portfolioDashboard.findingsAudited',
    defaultMessage: 'Audited findings',
    description: 'Title of a chart: how many findings were decided about',
  }),
  violationsAudited: defineMessage({
    id: 'portfolioDashboard.violationsAudited',
    defaultMessage: 'Audited policy violations',
    description: 'Title of a chart: how many violations were decided about',
  }),
  violationsByState: defineMessage({
    id: 'portfolioDashboard.violationsByState',
    defaultMessage: 'Policy violations by state',
    description: 'Title of a chart',
  }),
  violationsByType: defineMessage({
    id: 'portfolioDashboard.violationsByType',
    defaultMessage: 'Policy violations by type',
    description: 'Title of a chart: security, license, operational',
  }),
  audited: defineMessage({
    id: 'portfolioDashboard.audited',
    defaultMessage: 'Audited',
    description: 'Band of a chart: decided about',
  }),
  unaudited: defineMessage({
    id: 'portfolioDashboard.unaudited',
    defaultMessage: 'Not audited',
    description: 'Band of a chart: not decided about',
  }),
  atRisk: defineMessage({
    id: 'portfolioDashboard.atRisk',
    defaultMessage: 'At risk',
    description: 'Band of a chart: projects with a vulnerability',
  }),
  notAtRisk: defineMessage({
    id: 'portfolioDashboard.notAtRisk',
    defaultMessage: 'Not at risk',
    description: 'Band of a chart: projects without a vulnerability',
  }),
  // Not shared: of a component, not of its versions.
  vulnerable: defineMessage({
    id: 'portfolioDashboard.vulnerable',
    defaultMessage: 'Vulnerable',
    description: 'Band of a chart: components with a vulnerability',
  }),
  notVulnerable: defineMessage({
    id: 'portfolioDashboard.notVulnerable',
    defaultMessage: 'Not vulnerable',
    description: 'Band of a chart: components without a vulnerability',
  }),
  security: violationMessages.security,
  license: identityMessages.license,
  operational: violationMessages.operational,
  sentence: defineMessage<{
    readonly title: string;
    readonly from: number;
    readonly to: number;
    readonly days: number;
  }>({
    id: 'portfolioDashboard.sentence',
    defaultMessage:
      '{title}: from {from, number} to {to, number} in {days, plural, one {# day} other {# days}}, as a chart. Arrow keys go from change to change.',
    description: 'Name of a chart for screen readers; from and to are sums of all its bands',
  }),
  byRisk: defineMessage({
    id: 'portfolioDashboard.byRisk',
    defaultMessage: 'Projects by risk',
    description: 'Title of a list of the projects with the highest risk scores',
  }),
  imported: defineMessage({
    id: 'portfolioDashboard.imported',
    defaultMessage: 'Imported last',
    description: 'Title of a list of the projects whose BOM was imported last',
  }),
  allProjects: defineMessage({
    id: 'portfolioDashboard.allProjects',
    defaultMessage: 'All projects',
    description: 'Link to the list of projects, sorted in the same way',
  }),
  noProjects: defineMessage({
    id: 'portfolioDashboard.noProjects',
    defaultMessage: 'There are no projects yet.',
    description: 'In the place of a list of projects',
  }),
  projectsFailed: defineMessage({
    id: 'portfolioDashboard.projectsFailed',
    defaultMessage: 'The projects could not be loaded',
    description: 'In the place of a list of projects',
  }),
  risk: figureTilesMessages.risk,
};
