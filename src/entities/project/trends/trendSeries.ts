import type { IntlShape } from 'react-intl';
import { violationCountsMessages } from '../../violation/violationCounts.messages.js';
import type { PortfolioMetrics } from '../../../schema/metrics.js';
import type { TimeSeries } from '../../../ui/charts/TimeChart/index.js';
import { type Band, severitySeries, timeSeries } from '../../vulnerability/index.js';
import { countedMetrics } from '../../../domain/countedMetrics.js';
import { messages } from './trends.messages.js';
import type { Trend } from './trendValue.js';

/** The data that charts of metrics draw. */
export type TrendSeries = Readonly<Record<Trend, TimeSeries>>;

/**
 * Charts of what a server measured: a record holds from its first occurrence until the next one.
 * @param recorded - oldest first; those that do not say when they were measured are left out
 * @param days - length of the time axis, which ends at the last measurement
 */
export function trendSeries(
  intl: IntlShape,
  recorded: readonly PortfolioMetrics[],
  days: number,
): TrendSeries {
  const records = countedMetrics(recorded);
  const seriesOf = (...bands: readonly Band<PortfolioMetrics>[]) => timeSeries(records, days, bands);
  /** Returns the series of the first band as a part of the total. */
  const partOf = (...bands: readonly [part: Band<PortfolioMetrics>, rest: Band<PortfolioMetrics>]) => ({
    ...seriesOf(...bands),
    about: bands[0].id,
  });
  const audited = { id: 'audited', label: intl.formatMessage(messages.audited), tone: 'accent' } as const;
  const unaudited = {
    id: 'unaudited',
    label: intl.formatMessage(messages.unaudited),
    tone: 'neutral',
  } as const;
  return {
    vulnerabilities: severitySeries(intl, records, days),
    projects: partOf(
      {
        id: 'vulnerable',
        label: intl.formatMessage(messages.atRisk),
        tone: 'accent',
        value: ({ vulnerableProjects = 0 }) => vulnerableProjects,
      },
      {
        id: 'others',
        label: intl.formatMessage(messages.notAtRisk),
        tone: 'neutral',
        value: ({ projects = 0, vulnerableProjects = 0 }) => projects - vulnerableProjects,
      },
    ),
    components: partOf(
      {
        id: 'vulnerable',
        label: intl.formatMessage(messages.vulnerable),
        tone: 'accent',
        value: ({ vulnerableComponents = 0 }) => vulnerableComponents,
      },
      {
        id: 'others',
        label: intl.formatMessage(messages.notVulnerable),
        tone: 'neutral',
        value: ({ components = 0, vulnerableComponents = 0 }) => components - vulnerableComponents,
      },
    ),
    risk: seriesOf({
      id: 'risk',
      label: intl.formatMessage(messages.riskScore),
      tone: 'accent',
      value: ({ inheritedRiskScore }) => inheritedRiskScore,
    }),
    suppressed: seriesOf({
      id: 'suppressed',
      label: intl.formatMessage(messages.suppressed),
      tone: 'accent',
      value: ({ suppressed = 0 }) => suppressed,
    }),
    findingsAudited: partOf(
      { ...audited, value: ({ findingsAudited = 0 }) => findingsAudited },
      {
        ...unaudited,
        value: ({ findingsTotal = 0, findingsAudited = 0 }) => findingsTotal - findingsAudited,
      },
    ),
    violationsByState: seriesOf(
      ...STATE_BANDS.map((band) => ({ ...band, label: intl.formatMessage(band.word) })),
    ),
    violationsByType: seriesOf(
      {
        id: 'security',
        label: intl.formatMessage(messages.security),
        tone: 'accent',
        value: ({ policyViolationsSecurityTotal = 0 }) => policyViolationsSecurityTotal,
      },
      {
        id: 'license',
        label: intl.formatMessage(messages.license),
        tone: 'info',
        value: ({ policyViolationsLicenseTotal = 0 }) => policyViolationsLicenseTotal,
      },
      {
        id: 'operational',
        label: intl.formatMessage(messages.operational),
        tone: 'neutral',
        value: ({ policyViolationsOperationalTotal = 0 }) => policyViolationsOperationalTotal,
      },
    ),
    violationsAudited: partOf(
      { ...audited, value: ({ policyViolationsAudited = 0 }) => policyViolationsAudited },
      {
        ...unaudited,
        value: ({ policyViolationsTotal = 0, policyViolationsAudited = 0 }) =>
          policyViolationsTotal - policyViolationsAudited,
      },
    ),
  };
}

const STATE_BANDS = [
  {
    id: 'fail',
    word: violationCountsMessages.fail,
    tone: 'violation.FAIL',
    icon: 'vio-fail',
    value: ({ policyViolationsFail = 0 }: PortfolioMetrics) => policyViolationsFail,
  },
  {
    id: 'warn',
    word: violationCountsMessages.warn,
    tone: 'violation.WARN',
    icon: 'vio-warn',
    value: ({ policyViolationsWarn = 0 }: PortfolioMetrics) => policyViolationsWarn,
  },
  {
    id: 'info',
    word: violationCountsMessages.info,
    tone: 'violation.INFO',
    icon: 'vio-info',
    value: ({ policyViolationsInfo = 0 }: PortfolioMetrics) => policyViolationsInfo,
  },
] as const;
