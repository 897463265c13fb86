import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useHost } from '../../host/KitProvider.js';
import type { NavigationTarget } from '../../host/types.js';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { dateText } from '../facts/dateText.js';
import { linkTo, useTargetLink, visitOf } from '../facts/useTargetLink.js';
import { Link } from '../../ui/controls/Link.js';
import { changesOf, TimeChart, type ChartMark, type TimeSeries } from '../../ui/charts/TimeChart/index.js';
import { ChartCard } from './ChartCard.js';
import { messages } from './ChartCard.messages.js';
import { ChartTable } from './ChartTable.js';

/** Props of {@link TimeChartCard}. */
export interface TimeChartCardProps {
  title: string;
  /** Beside the title: what is counted. */
  note?: ReactNode;
  /** In place of the title on the screen: a choice of the chart. */
  heading?: ReactNode;
  /** The content of the chart as a sentence, for screen readers. */
  sentence: string;
  /** Oldest first, one entry for each time it was measured. */
  series: TimeSeries;
  /** Name of its files without ending, and of what is remembered of it: `portfolio-vulnerabilities`. */
  name: string;
  /** Name under which the choice between chart and table is remembered. @defaultValue `name` */
  viewName?: string;
  /** Below the chart. */
  children?: ReactNode;
  /** Moments to mark in the chart. Say them elsewhere, too: screen readers do not. */
  marks?: readonly ChartMark[];
  /** The list of what is counted in a band: behind its current number. */
  bandTarget?: (band: string) => NavigationTarget | undefined;
  /** The list of what came about at a place in the times: behind the points of the chart and the dates of the table. */
  pointTarget?: (index: number) => NavigationTarget | undefined;
}

/**
 * Numbers over time under their title, as a chart or as a table, and as a file. Less than a day is no line
 * to draw: it is a table.
 */
export function TimeChartCard(allProps: TimeChartCardProps) {
  const { title, sentence, series, marks, bandTarget, pointTarget, ...props } = allProps;
  const intl = useIntl();
  const { navigation } = useHost();
  const changes = changesOf(series.bands, series.times.length).reverse();
  const isShort = series.until - (series.times[0] ?? 0) < DAY_MS;
  const table = (
    <SeriesTable
      label={title}
      series={series}
      // Several measurements of one day would be rows with the same date.
      changes={isShort ? changes.slice(0, 1) : changes}
      bandTarget={bandTarget}
      pointTarget={pointTarget}
    />
  );
  if (isShort) {
    return (
      <ChartCard
        {...props}
        title={title}
        chart={undefined}
        table={
          <>
            <Quiet>
              <Message {...messages.oneDay} />
            </Quiet>
            {table}
          </>
        }
        lines={() => csvLines(series)}
      />
    );
  }
  const opens = pointTarget && visitOf(navigation, pointTarget(series.times.length - 1)) !== undefined;
  return (
    <ChartCard
      {...props}
      title={title}
      chart={(drawing) => (
        <TimeChart
          {...series}
          label={opens ? intl.formatMessage(messages.opens, { sentence }) : sentence}
          drawing={drawing}
          marks={marks}
          bandLink={bandTarget && (({ id }) => linkTo(navigation, bandTarget(id)))}
          opening={
            opens
              ? {
                  hint: intl.formatMessage(messages.openHint),
                  onOpen: (index) => visitOf(navigation, pointTarget(index))?.(),
                }
              : undefined
          }
        />
      )}
      table={table}
      lines={() => csvLines(series)}
    />
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A table with a row for each of these places in the times. */
function SeriesTable(
  props: { label: string; series: TimeSeries; changes: readonly number[] } & Pick<
    TimeChartCardProps,
    'bandTarget' | 'pointTarget'
  >,
) {
  const {
    label,
    series: { times, bands },
    changes,
    bandTarget,
    pointTarget,
  } = props;
  const intl = useIntl();
  return (
    <ChartTable label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage(messages.date)}</th>
            {bands.map(({ id, label: name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
            {bands.length > 1 && <th scope="col">{intl.formatMessage(messages.total)}</th>}
          </tr>
        </thead>
        <tbody>
          {changes.map((index, row) => (
            <tr key={times[index]}>
              <th scope="row">
                <PointDate at={times[index]!} target={pointTarget?.(index)} />
              </th>
              {bands.map(({ id, label: name, values }) => (
                <td key={id}>
                  {/* The numbers of the first row hold now. */}
                  <Count
                    count={values[index]!}
                    name={name}
                    target={row === 0 ? bandTarget?.(id) : undefined}
                  />
                </td>
              ))}
              {bands.length > 1 && (
                <td>{intl.formatNumber(bands.reduce((sum, { values }) => sum + values[index]!, 0))}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ChartTable>
  );
}

function Count(props: { count: number; name: string; target: NavigationTarget | undefined }) {
  const { count, name, target } = props;
  const intl = useIntl();
  const link = useTargetLink(target);
  const number = intl.formatNumber(count);
  if (!link || count === 0) return <TextSpan>{number}</TextSpan>;
  return (
    <Link {...link} aria-label={intl.formatMessage(messages.now, { count, name })}>
      {number}
    </Link>
  );
}

function PointDate({ at, target }: { at: number; target: NavigationTarget | undefined }) {
  const date = dateText(useIntl(), at);
  const link = useTargetLink(target);
  return link ? <Link {...link}>{date}</Link> : <TextSpan>{date}</TextSpan>;
}

/** For programs: all that was measured, with the names of the bands. */
function csvLines({ times, bands }: TimeSeries): (string | number)[][] {
  return [
    ['date', ...bands.map(({ id }) => id)],
    ...times.map((at, index) => [new Date(at).toISOString(), ...bands.map(({ values }) => values[index]!)]),
  ];
}

const Quiet = styled.p`
  margin: 0;
  color: ${theme.color.text.muted};
`;
