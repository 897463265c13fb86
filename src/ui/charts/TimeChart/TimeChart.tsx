import {
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { useIntl } from '../../../i18n/index.js';
import { theme, tone, toneRules, type Tone } from '../../../theme/index.js';
import { Icon, type IconName } from '../../controls/Icon.js';
import { Link } from '../../controls/Link.js';
import { markKeyUsed } from '../../controls/usedKeys.js';
import { useWidth } from '../../hooks/useWidth.js';
import { changesOf, chartShape, indexAt, spread, type ChartSeries } from './chartShape.js';
import { messages } from './TimeChart.messages.js';

/** One of the parts that a chart stacks. */
export interface ChartBand extends ChartSeries {
  label: string;
  /** Its colour. */
  tone: Tone;
  /** Its shape, beside its name, because colour alone says nothing to many. */
  icon?: IconName;
}

/** Numbers over time, as a chart draws and a table lists them. */
export interface TimeSeries {
  /** When each value began to hold, epoch milliseconds, oldest first. */
  times: readonly number[];
  /** Ends of the time axis, epoch milliseconds. */
  from: number;
  until: number;
  /** The lowest one first. */
  bands: readonly ChartBand[];
  /** The band that this is about, such as what is at risk, where the others are the rest; without one it is about the sum. */
  about?: string;
  /** True when the first value is much younger than the axis, so that a change since then says little. */
  startsLate?: boolean;
}

/** The content that opens from places in a chart. */
export interface ChartOpening {
  /** Beside the values of a place: what a click there shows. */
  hint: string;
  onOpen: (index: number) => void;
}

/** A moment on the time axis at which something happened. */
export interface ChartMark {
  /** Epoch milliseconds. */
  at: number;
  label: string;
}

/** A link at the end of a band. */
export interface BandLink {
  href: string;
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Props of {@link TimeChart}. */
export interface TimeChartProps extends TimeSeries {
  /** A sentence that describes the chart. It is the chart's name for screen readers. */
  label: string;
  /** The drawing, for a file of it. */
  drawing?: Ref<SVGSVGElement>;
  /** The content that a click, or Enter, at a place in the times opens. */
  opening?: ChartOpening;
  /** Moments to mark; those off the axis are left out. Say them elsewhere, too: screen readers do not. */
  marks?: readonly ChartMark[];
  /** The list that the current number of a band leads to. */
  bandLink?: (band: ChartBand) => BandLink | undefined;
}

/**
 * Numbers over a time axis that is true to time, stacked. A line across it names the values of a day: it follows the pointer, and
 * the arrow keys take it from change to change. What a place leads to opens with a click or Enter; a finger only moves the line.
 */
export function TimeChart({ label, drawing, opening, marks, bandLink, ...series }: TimeChartProps) {
  const intl = useIntl();
  const { times, from, until, bands, startsLate = false } = series;
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root, widthOf);
  const [cursor, setCursor] = useState<number>();
  const changes = useMemo(() => changesOf(bands, times.length), [bands, times]);
  const last = times.length - 1;
  const held = cursor === undefined ? last : Math.min(cursor, last);
  const frame = frameOf(width ?? 0, bands.length);
  const shape = useMemo(
    () => chartShape({ times, from, until, series: bands, width: frame.plotWidth, height: PLOT.height }),
    [times, from, until, bands, frame.plotWidth],
  );
  const texts = daysOf(intl, series);
  const links = bands.map((band) => (band.values.at(-1) ? bandLink?.(band) : undefined));
  const places = labelPlaces(
    frame,
    shape.series.map(({ heights }) => heights[last] ?? PLOT.height),
  );

  const placeOf = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return indexAt(shape.xs, event.clientX - box.left - PLOT.left);
  };
  const goTo = (event: PointerEvent<HTMLElement>) => setCursor(placeOf(event));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && opening) {
      markKeyUsed(event);
      opening.onOpen(held);
      return;
    }
    const next = keyedChange(event.key, changes, held);
    if (next === undefined) return;
    markKeyUsed(event);
    setCursor(next === 'none' ? undefined : next);
  };

  return (
    <Root ref={root} dir="ltr" data-narrow={frame.isNarrow || undefined} data-rows={bands.length}>
      {width !== undefined && (
        <Drawing ref={drawing} width={width} height={frame.height} aria-hidden focusable="false">
          <g transform={`translate(${PLOT.left} ${PLOT.top})`}>
            {shape.values.map(({ value, y }) => (
              <g key={value} data-grid="">
                <path d={`M0 ${y}H${frame.plotWidth}`} />
                <text x={-8} y={y + 4} textAnchor="end">
                  {intl.formatNumber(value)}
                </text>
              </g>
            ))}
            {bands.map(({ id, tone: name }, index) => (
              <g key={id} data-tone={name}>
                <path d={shape.series[index]!.band} data-band="" />
                <path d={shape.series[index]!.line} data-line="" />
              </g>
            ))}
            <g transform={`translate(0 ${PLOT.height + 18})`}>
              {shape.dates.map(({ at, x }) => (
                <text key={at} x={x} textAnchor="middle">
                  {texts.tick(at)}
                </text>
              ))}
              <text x={frame.plotWidth} textAnchor="end">
                {texts.end}
              </text>
            </g>
            <Marks marks={marks ?? []} from={from} until={until} plotWidth={frame.plotWidth} />
            <Labels bands={bands} places={places} links={links} hasChanges={!startsLate} />
            {cursor !== undefined && last >= 0 && (
              <Cursor
                x={shape.xs[held]!}
                ys={shape.series.map(({ heights }) => heights[held]!)}
                bands={bands}
                at={held}
                title={texts.day(held)}
                hint={opening?.hint}
                plotWidth={frame.plotWidth}
              />
            )}
          </g>
        </Drawing>
      )}
      {last >= 0 && (
        <Reader
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={held}
          aria-valuetext={texts.sentence(held)}
          onPointerMove={goTo}
          onPointerDown={goTo}
          onClick={opening && ((event) => isOfMouse(event) && opening.onOpen(placeOf(event)))}
          data-opens={opening ? '' : undefined}
          onPointerLeave={() => setCursor(undefined)}
          onBlur={() => setCursor(undefined)}
          onKeyDown={onKeyDown}
        />
      )}
      {width !== undefined &&
        bands.map(({ id, label: name, values }, index) => {
          const link = links[index];
          return (
            link && (
              <LabelLink
                key={id}
                href={link.href}
                onNavigate={link.onNavigate}
                variant="quiet"
                aria-label={intl.formatMessage(messages.now, { count: values.at(-1)!, name })}
                style={{ left: PLOT.left + places[index]!.x, top: PLOT.top + places[index]!.y - 4 }}
              />
            )
          );
        })}
    </Root>
  );
}

/** Browsers say how a click came about; a finger that reads the chart opens nothing. */
function isOfMouse({ nativeEvent }: MouseEvent): boolean {
  return !('pointerType' in nativeEvent) || nativeEvent.pointerType !== 'touch';
}

/** Without a layout, as in tests, it is as wide as on a small screen. */
const widthOf = (width: number) => width || 720;

const PLOT = { left: 48, top: 10, height: 200, below: 28 } as const;

/** The space for the labels beside the plot. Without enough space, they are below it. Their rows are high enough to be links. */
const LABELS = { width: 208, rowHeight: 24, leastPlot: 320 } as const;

interface ChartFrame {
  plotWidth: number;
  height: number;
  /** True when labels are below the plot instead of beside it. */
  isNarrow: boolean;
}

function frameOf(width: number, rows: number): ChartFrame {
  const isNarrow = width - PLOT.left - LABELS.width < LABELS.leastPlot;
  const height = PLOT.top + PLOT.height + PLOT.below;
  return {
    isNarrow,
    plotWidth: Math.max(1, width - PLOT.left - (isNarrow ? 12 : LABELS.width)),
    height: isNarrow ? height + rows * LABELS.rowHeight : height,
  };
}

/** Lines across the chart, each with its words beside its upper end. */
function Marks(props: { marks: readonly ChartMark[]; from: number; until: number; plotWidth: number }) {
  const { marks, from, until, plotWidth } = props;
  return marks.map(({ at, label }) => {
    if (at < from || at > until) return null;
    const x = ((at - from) / Math.max(1, until - from)) * plotWidth;
    const isLate = x > plotWidth / 2;
    return (
      <g key={at} data-moment="">
        <path d={`M${x} 0V${PLOT.height}`} />
        <text x={isLate ? x - 4 : x + 4} y={9} textAnchor={isLate ? 'end' : 'start'}>
          {label}
        </text>
      </g>
    );
  });
}

/** Returns the corners of the labels: beside the ends of the bands or, without enough space, below the plot. */
function labelPlaces({ isNarrow, plotWidth }: ChartFrame, ends: readonly number[]) {
  const middles = ends.map((end, index) => (end + (ends[index - 1] ?? PLOT.height)) / 2);
  const placed = spread(middles, LABELS.rowHeight, PLOT.height);
  return ends.map((_, index) => ({
    x: isNarrow ? 0 : plotWidth + 14,
    // Below the plot, labels are in the order of the stack.
    y: isNarrow
      ? PLOT.height + PLOT.below + (ends.length - 1 - index) * LABELS.rowHeight
      : placed[index]! - 7,
  }));
}

/** Shows the name, current value, and change of each band. */
function Labels(props: {
  bands: readonly ChartBand[];
  places: readonly { x: number; y: number }[];
  links: readonly (BandLink | undefined)[];
  hasChanges: boolean;
}) {
  const { bands, places, links, hasChanges } = props;
  const intl = useIntl();
  return bands.map(({ id, label, values, tone: name, icon }, index) => {
    const [first] = values;
    const now = values.at(-1);
    if (first === undefined || now === undefined) return null;
    const { x, y } = places[index]!;
    return (
      <g key={id} transform={`translate(${x} ${y})`} data-label="">
        <Mark tone={name} icon={icon} />
        <text x={20} y={11} data-name="">
          {label}
        </text>
        <text x={148} y={11} textAnchor="end" data-strong="" data-linked={links[index] && ''}>
          {intl.formatNumber(now)}
        </text>
        {/* A change from nothing is the number itself. */}
        {hasChanges && first > 0 && (
          <text x={190} y={11} textAnchor="end">
            {changeText(intl, now - first)}
          </text>
        )}
      </g>
    );
  });
}

function changeText(intl: ReturnType<typeof useIntl>, change: number): string {
  // Without a sign it would look like a second value.
  if (change === 0) return `±${intl.formatNumber(0)}`;
  // A hyphen, which most languages of the browser give, is hard to see beside digits.
  return intl.formatNumber(change, { signDisplay: 'always' }).replace('-', '−');
}

/** A band in a list: its shape, or a square where it has none, in its colour. */
function Mark({ tone: name, icon }: { tone: Tone; icon?: IconName }) {
  return (
    <g data-tone={name} data-mark="">
      {icon ? <Icon name={icon} size={14} /> : <rect x={2} y={2} width={10} height={10} rx={2} />}
    </g>
  );
}

/** A line across the chart, with all values of that day. */
function Cursor(props: {
  x: number;
  ys: readonly number[];
  bands: readonly ChartBand[];
  at: number;
  title: { date: string; total: string };
  hint: string | undefined;
  plotWidth: number;
}) {
  const { x, ys, bands, at, title, hint, plotWidth } = props;
  const intl = useIntl();
  const height = 32 + (bands.length + (hint === undefined ? 0 : 1)) * 18;
  const isLeft = x + TIP_WIDTH + 12 > plotWidth;
  return (
    <g data-cursor="">
      <path d={`M${x} 0V${PLOT.height}`} />
      {ys.map((y, index) => (
        <circle key={bands[index]!.id} cx={x} cy={y} r={3.5} data-tone={bands[index]!.tone} />
      ))}
      <g transform={`translate(${isLeft ? Math.max(x - TIP_WIDTH - 12, -PLOT.left) : x + 12} 4)`} data-tip="">
        <rect width={TIP_WIDTH} height={height} rx={6} />
        <text x={10} y={19} data-strong="">
          {title.date}
        </text>
        <text x={TIP_WIDTH - 10} y={19} textAnchor="end" data-strong="">
          {title.total}
        </text>
        {/* As they are stacked: the upper one above. */}
        {[...bands].reverse().map(({ id, label, tone: name, icon, values }, row) => (
          <g key={id} transform={`translate(10 ${28 + row * 18})`}>
            <Mark tone={name} icon={icon} />
            <text x={20} y={11}>
              {label}
            </text>
            <text x={TIP_WIDTH - 20} y={11} textAnchor="end">
              {intl.formatNumber(values[at]!)}
            </text>
          </g>
        ))}
        {hint !== undefined && (
          <text x={10} y={height - 9} data-hint="">
            {hint}
          </text>
        )}
      </g>
    </g>
  );
}

const TIP_WIDTH = 176;

/**
 * Returns the place to which a key moves the line: an index in the times, `none` to hide it, or undefined for
 * no move.
 */
function keyedChange(key: string, changes: readonly number[], at: number): number | 'none' | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return changes.filter((change) => change < at).at(-1) ?? changes[0];
    case 'ArrowRight':
    case 'ArrowUp':
      return changes.find((change) => change > at) ?? changes.at(-1);
    case 'Home':
      return changes[0];
    case 'End':
      return changes.at(-1);
    case 'Escape':
      return 'none';
    default:
      return undefined;
  }
}

function daysOf(intl: ReturnType<typeof useIntl>, { times, until, bands, about }: TimeSeries) {
  const date = (at: number) => intl.formatDate(at, { day: 'numeric', month: 'short', year: 'numeric' });
  const total = (index: number) =>
    intl.formatNumber(bands.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const isToday = new Date(until).toDateString() === new Date().toDateString();
  return {
    tick: (at: number) => intl.formatDate(at, { day: 'numeric', month: 'short' }),
    end: isToday
      ? intl.formatMessage(messages.today)
      : intl.formatDate(until, { day: 'numeric', month: 'short' }),
    day: (index: number) => ({ date: date(times[index]!), total: total(index) }),
    sentence: (index: number) => {
      const part = ({ label, values }: ChartBand) =>
        intl.formatMessage(messages.part, { name: label, value: values[index]! });
      const listed = (parts: readonly ChartBand[]) =>
        intl.formatList([...parts].reverse().map(part), { type: 'unit' });
      const of = { date: date(times[index]!), total: total(index) };
      const first = bands.find(({ id }) => id === about);
      if (!first) return intl.formatMessage(messages.at, { ...of, parts: listed(bands) });
      const rest = listed(bands.filter((band) => band !== first));
      return intl.formatMessage(messages.atPart, { ...of, part: part(first), rest });
    },
  };
}

const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  min-block-size: ${PLOT.top + PLOT.height + PLOT.below}px;
`;

const Reader = styled.div`
  position: absolute;
  inset: 0;
  border-radius: ${theme.radius.md};
  touch-action: pan-y;
  &[data-opens] {
    cursor: pointer;
  }
  &:focus-visible {
    outline: ${theme.border.focusWidth} solid ${theme.color.focus};
    outline-offset: ${theme.border.focusOffset};
  }
`;

/** Lies over a label. */
const LabelLink = styled(Link)`
  position: absolute;
  inline-size: 152px;
  block-size: ${LABELS.rowHeight}px;
`;

const Drawing = styled.svg`
  display: block;
  overflow: visible;
  font-variant-numeric: tabular-nums;
  text {
    fill: ${theme.chart.axis};
    font-size: ${theme.font.size.small};
  }
  [data-name] {
    fill: ${theme.color.text.default};
  }
  [data-strong] {
    fill: ${theme.color.text.default};
    font-weight: ${theme.font.weight.strong};
  }
  [data-linked] {
    fill: ${theme.color.text.link};
    text-decoration: underline;
  }
  [data-grid] path {
    stroke: ${theme.chart.grid};
  }
  [data-tone] {
    ${toneRules}
  }
  [data-band] {
    fill: ${tone.solid};
    opacity: ${theme.chart.bandOpacity};
  }
  [data-line] {
    fill: none;
    stroke: ${tone.solid};
    stroke-width: 1.5;
  }
  [data-mark] {
    color: ${tone.solid};
    rect {
      fill: ${tone.solid};
    }
  }
  [data-moment] > path {
    stroke: ${theme.chart.cursor};
    stroke-dasharray: 1 3;
  }
  [data-cursor] > path {
    stroke: ${theme.chart.cursor};
    stroke-dasharray: 3 3;
  }
  [data-cursor] > circle {
    fill: ${theme.color.surface.base};
    stroke: ${tone.solid};
    stroke-width: 2;
  }
  [data-tip] {
    > rect {
      fill: ${theme.color.surface.overlay};
      stroke: ${theme.color.border.default};
    }
    text {
      fill: ${theme.color.text.default};
    }
    [data-hint] {
      fill: ${theme.color.text.muted};
    }
  }
`;
