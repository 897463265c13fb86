import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { dayOf, type Bounds } from '../../../domain/range.js';
import type { NavigationTarget } from '../../../host/types.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { PortfolioMetrics } from '../../../schema/metrics.js';
import { theme } from '../../../theme/index.js';
import type { ChartMark, TimeSeries } from '../../../ui/charts/TimeChart/index.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { ThreeColumns } from './trendPage.styles.js';
import { Select } from '../../../ui/fields/Select.js';
import { TimeChartCard } from '../../../frames/chart/TimeChartCard.js';
import { messages } from './trends.messages.js';
import { trendSentence } from './trendSentence.js';
import { trendSeries } from './trendSeries.js';
import { trendStory } from './trendStory.js';
import type { Trend } from './trendValue.js';

/** Props of {@link TrendCard}. */
export interface TrendCardProps {
  /** Oldest first. */
  records: readonly PortfolioMetrics[];
  days: number;
  /** Start of the names of files and of what is remembered: `portfolio`. */
  name: string;
  /** What can be shown. */
  trends: readonly Trend[];
  /** What is shown. */
  trend: Trend;
  onTrendChange: (trend: Trend) => void;
  /** Moments to mark in the chart, which are said elsewhere, too. */
  marks?: readonly ChartMark[];
  /** The target of a current number: the list behind it. */
  target?: (trend: Trend, band: string) => NavigationTarget | undefined;
  /**
   * The target of a point in a chart: the list of items from that period, both days included. The first day
   * is missing if everything before counts.
   */
  pointTarget?: (trend: Trend, days: Bounds<string>) => NavigationTarget | undefined;
}

/** One chart of a server's metrics over time, with a choice of what it shows and what happened in sentences. */
export function TrendCard(props: TrendCardProps) {
  const { records, days, name, trends, trend, onTrendChange, marks, target, pointTarget } = props;
  const intl = useIntl();
  const all = useMemo(() => trendSeries(intl, records, days), [intl, records, days]);
  const series = all[trend];
  const title = intl.formatMessage(messages[trend]);
  const story = trendStory(intl, series);
  return (
    <Room>
      <TimeChartCard
        title={title}
        note={NOTES[trend]}
        heading={
          <HeadingSelect
            label={<Message {...messages.choice} />}
            isLabelHidden
            value={trend}
            onValueChange={onTrendChange}
            options={trends.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
        }
        sentence={trendSentence(intl, { title, series, days })}
        series={series}
        marks={marks}
        name={`${name}-${trend}`}
        viewName={`${name}-vulnerabilities`}
        bandTarget={target && ((band) => target(trend, band))}
        pointTarget={pointTarget && ((index) => pointTarget(trend, daysAt(series, index)))}
      >
        {story.length > 0 && <Story>{story.join(' ')}</Story>}
      </TimeChartCard>
    </Room>
  );
}

/** Keeps the place of {@link TrendCard} and the row of cards below it while metrics are loading. */
export function TrendPlaceholder({ cards }: { cards: number }) {
  return (
    <>
      <LoadingRows rows={9} />
      <ThreeColumns>
        {Array.from({ length: cards }, (_, index) => (
          <LoadingRows key={index} rows={6} />
        ))}
      </ThreeColumns>
    </>
  );
}

/** As high as its placeholder, also while a short table takes the place of the chart. */
const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: calc(9 * ${theme.size.row});
`;

const NOTES: Partial<Record<Trend, ReactNode>> = {
  vulnerabilities: <Message {...messages.vulnerabilitiesNote} />,
};

/** From the measurement before to that one, in which what changed came about. */
function daysAt({ times }: TimeSeries, index: number): Bounds<string> {
  const day = (at: number | undefined) => (at === undefined ? undefined : dayOf(at));
  return { from: day(times[index - 1]), to: day(times[index]) };
}

const HeadingSelect = styled(Select<Trend>)`
  select {
    font-size: ${theme.font.size.heading};
    font-weight: ${theme.font.weight.strong};
  }
`;

const Story = styled.p`
  margin: 0;
  color: ${theme.color.text.muted};
`;
