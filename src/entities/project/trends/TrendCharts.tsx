import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { dayOf, type Bounds } from '../../../domain/range.js';
import type { NavigationTarget } from '../../../host/types.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import type { PortfolioMetrics } from '../../../schema/metrics.js';
import { theme } from '../../../theme/index.js';
import { Link } from '../../../ui/controls/Link.js';
import { whenNarrowerThan } from '../../../ui/layout/mixins.js';
import type { ChartBand, TimeSeries } from '../../../ui/charts/TimeChart/index.js';
import { TimeChartCard } from '../../../frames/chart/TimeChartCard.js';
import { messages } from './trends.messages.js';
import { trendSentence } from './trendSentence.js';
import { trendSeries, type TrendSeries } from './trendSeries.js';

/** A chart of measurements. */
export type Trend = keyof TrendSeries;

/** Props of {@link TrendCharts}. */
export interface TrendChartsProps {
  /** Oldest first. */
  records: readonly PortfolioMetrics[];
  days: number;
  /** Start of the names of files and of what is remembered: `portfolio`. */
  name: string;
  /** Those below the vulnerabilities, which come first and are as wide as the page. */
  charts: readonly Trend[];
  /** The target of a current number: the list behind it. */
  target?: (chart: Trend, band: string) => NavigationTarget | undefined;
  /**
   * The target of a point in a chart: the list of items from that period, both days included. The first day
   * is missing if everything before counts.
   */
  pointTarget?: (chart: Trend, days: Bounds<string>) => NavigationTarget | undefined;
  /** Beside the last of them. */
  children?: ReactNode;
}

/** Shows a server's metrics over time, with one chart for each question. */
export function TrendCharts(props: TrendChartsProps) {
  const { records, days, name, charts, target, pointTarget, children } = props;
  const intl = useIntl();
  const series = useMemo(() => trendSeries(intl, records, days), [intl, records, days]);
  const card = (chart: Trend) => {
    const title = intl.formatMessage(messages[chart]);
    return (
      <TimeChartCard
        key={chart}
        title={title}
        note={chart === 'vulnerabilities' && <Message {...messages.vulnerabilitiesNote} />}
        sentence={trendSentence(intl, { title, series: series[chart], days })}
        series={series[chart]}
        name={`${name}-${chart}`}
        pointTarget={pointTarget && ((index) => pointTarget(chart, daysAt(series[chart], index)))}
      >
        {target && <Now bands={series[chart].bands} target={(band) => target(chart, band)} />}
      </TimeChartCard>
    );
  };
  return (
    <>
      {card('vulnerabilities')}
      <TwoColumns>
        {charts.map(card)}
        <TextSpan>{children}</TextSpan>
      </TwoColumns>
    </>
  );
}

/**
 * Shows the current numbers, each as a link to what it counts. Numbers without their own place are in the
 * chart.
 */
function Now(props: { bands: readonly ChartBand[]; target: (band: string) => NavigationTarget | undefined }) {
  const { bands, target } = props;
  return (
    <Links>
      {bands.map((band) => (
        <BandLink key={band.id} band={band} target={target(band.id)} />
      ))}
    </Links>
  );
}

function BandLink({ band, target }: { band: ChartBand; target: NavigationTarget | undefined }) {
  const intl = useIntl();
  const link = useTargetLink(target);
  const now = band.values.at(-1);
  if (!link || now === undefined || now === 0) return null;
  return (
    <li>
      <Link {...link}>{intl.formatMessage(messages.now, { count: now, name: band.label })}</Link>
    </li>
  );
}

/** From the measurement before to that one, in which what changed came about. */
function daysAt({ times }: TimeSeries, index: number): Bounds<string> {
  const day = (at: number | undefined) => (at === undefined ? undefined : dayOf(at));
  return { from: day(times[index - 1]), to: day(times[index]) };
}

/** Cards beside each other, below each other where there is no room. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.lg};
  ${whenNarrowerThan('laptop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** All parts of a metrics page, one below the other. */
export const TrendPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.lg};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.lg};
  margin: 0;
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
`;
