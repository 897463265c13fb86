import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePreference, wordCodec } from '../data/usePreference.js';
import { csvOf } from '../domain/csv.js';
import { useHost } from '../host/KitProvider.js';
import { useIntl } from '../i18n/index.js';
import { theme } from '../theme/index.js';
import { dateText } from '../parts/dateText.js';
import { Card } from '../ui/Card.js';
import { SegmentedControl } from '../ui/fields/SegmentedControl.js';
import { MoreButton } from '../ui/Menu.js';
import { saveFile } from '../ui/saveFile.js';
import type * as ChartFile from '../ui/TimeChart/chartFile.js';
import { changesOf, TimeChart, type TimeSeries } from '../ui/TimeChart/index.js';
import { messages } from './ChartCard.messages.js';

/** Props of {@link ChartCard}. */
export interface ChartCardProps {
  title: string;
  /** Beside the title: what is counted. */
  note?: ReactNode;
  /** What the chart shows, as a sentence, for screen readers. */
  sentence: string;
  /** Oldest first, one entry for each time it was measured. */
  series: TimeSeries;
  /** Name of its files without ending, and of what is remembered of it: `portfolio-vulnerabilities`. */
  name: string;
  /** Below the chart. */
  children?: ReactNode;
}

/** Numbers over time under their title, as a chart or as a table, and as a file. */
export function ChartCard({ title, note, sentence, series, name, children }: ChartCardProps) {
  const intl = useIntl();
  const { notify } = useHost();
  const drawing = useRef<SVGSVGElement>(null);
  const [view, setView] = usePreference<View>(`${name}View`, 'chart', VIEW_CODEC);
  const saveDrawing = async (save: (file: typeof ChartFile, of: SVGSVGElement) => void | Promise<void>) => {
    try {
      await save(await import('../ui/TimeChart/chartFile.js'), drawing.current!);
    } catch {
      notify({
        kind: 'failure',
        title: intl.formatMessage(messages.noPicture),
        detail: intl.formatMessage(messages.noPictureAdvice),
      });
    }
  };
  return (
    <Card
      title={title}
      note={note}
      controls={
        <>
          <SegmentedControl<View>
            label={intl.formatMessage(messages.view, { title })}
            value={view}
            onValueChange={setView}
            options={[
              { value: 'chart', label: intl.formatMessage(messages.chart) },
              { value: 'table', label: intl.formatMessage(messages.table) },
            ]}
          />
          <MoreButton
            icon="download"
            label={intl.formatMessage(messages.save, { title })}
            items={[
              ...(view === 'chart'
                ? [
                    {
                      id: 'svg',
                      label: intl.formatMessage(messages.svg),
                      onSelect: () =>
                        void saveDrawing(({ svgOf }, of) =>
                          saveFile(new Blob([svgOf(of, title)], { type: 'image/svg+xml' }), `${name}.svg`),
                        ),
                    },
                    {
                      id: 'png',
                      label: intl.formatMessage(messages.png),
                      onSelect: () =>
                        void saveDrawing(async ({ pngOf }, of) =>
                          saveFile(await pngOf(of, title), `${name}.png`),
                        ),
                    },
                  ]
                : []),
              {
                id: 'csv',
                label: intl.formatMessage(messages.csv),
                onSelect: () =>
                  saveFile(new Blob([csvOf(csvLines(series))], { type: 'text/csv' }), `${name}.csv`),
              },
            ]}
          />
        </>
      }
    >
      {view === 'chart' ? (
        <TimeChart {...series} label={sentence} drawing={drawing} />
      ) : (
        <SeriesTable label={title} series={series} />
      )}
      {children}
    </Card>
  );
}

type View = 'chart' | 'table';

const VIEW_CODEC = wordCodec<View>(['chart', 'table']);

/** One row for each change, the newest first. */
function SeriesTable({ label, series: { times, bands } }: { label: string; series: TimeSeries }) {
  const intl = useIntl();
  // As they are stacked: the upper one first.
  const columns = [...bands].reverse();
  return (
    <Scroller tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage(messages.date)}</th>
            {columns.map(({ id, label: name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{intl.formatMessage(messages.total)}</th>
          </tr>
        </thead>
        <tbody>
          {changesOf(bands, times.length)
            .reverse()
            .map((index) => (
              <tr key={times[index]}>
                <th scope="row">{dateText(intl, times[index]!)}</th>
                {columns.map(({ id, values }) => (
                  <td key={id}>{intl.formatNumber(values[index]!)}</td>
                ))}
                <td>{intl.formatNumber(bands.reduce((sum, { values }) => sum + values[index]!, 0))}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** For programs: all that was measured, with the names of the bands. */
function csvLines({ times, bands }: TimeSeries): (string | number)[][] {
  return [
    ['date', ...bands.map(({ id }) => id)],
    ...times.map((at, index) => [new Date(at).toISOString(), ...bands.map(({ values }) => values[index]!)]),
  ];
}

const Scroller = styled.div`
  max-block-size: 238px;
  overflow: auto;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.md};
  &:focus-visible {
    outline: ${theme.border.focusWidth} solid ${theme.color.focus};
    outline-offset: ${theme.border.focusOffset};
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${theme.space.xs} ${theme.space.md};
    border-block-end: 1px solid ${theme.color.border.subtle};
    font-weight: ${theme.font.weight.regular};
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${theme.color.surface.sunken};
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
  }
`;
