/**
 * Calculates the positions of everything in a time chart, in pixels. The functions are pure, so tests need no
 * browser.
 */
import { nice, ticks } from 'd3-array';
import { timeTicks } from 'd3-time';

/** Numbers that were measured over time, each of which holds until the next one. */
export interface ChartSeries {
  id: string;
  /** As many as there are times. */
  values: readonly number[];
}

/** The input of {@link chartShape}. */
export interface ChartInput {
  /** When each value began to hold, epoch milliseconds, oldest first. */
  times: readonly number[];
  /** The ends of the time axis, epoch milliseconds. Values measured before the start apply from the start. */
  from: number;
  until: number;
  /** The stacked series, the lowest first. Each upper edge is the sum of the series up to it. */
  series: readonly ChartSeries[];
  /** The width of the plot, in pixels. */
  width: number;
  height: number;
}

/** One series as it is drawn. */
export interface PlacedSeries {
  id: string;
  /** Path of its line: stairs. */
  line: string;
  /** Path of the band below it, down to the series below. */
  band: string;
  /** Height of its line at each time, in pixels from above. */
  heights: readonly number[];
}

/** A chart as it is drawn; all lengths in pixels from the upper left corner of the plot. */
export interface ChartShape {
  series: readonly PlacedSeries[];
  /** Horizontal lines, with the number each represents. */
  values: readonly { value: number; y: number }[];
  /** Places on the time axis. */
  dates: readonly { at: number; x: number }[];
  /** The position of each time. Times before the start of the axis are at its start. */
  xs: readonly number[];
}

/** Lines across that are meant; how many there are depends on which numbers are round. */
const LINES = 4;

/** Least distance of two dates below the axis. */
const DATE_WIDTH = 88;

/** Places a chart. Without times everything but the axes is empty. */
export function chartShape({ times, from, until, series, width, height }: ChartInput): ChartShape {
  const sums = tops(series, times.length);
  const [, top] = nice(0, Math.max(1, ...sums.flat()), LINES);
  const span = Math.max(1, until - from);
  const x = (at: number) => round((Math.min(Math.max(at - from, 0), span) / span) * width);
  const y = (value: number) => round(height - (value / top) * height);
  const xs = times.map(x);
  const floor = times.map(() => height);
  const heights = sums.map((values) => values.map(y));
  return {
    series: series.map(({ id }, index) => {
      const own = heights[index]!;
      const below = heights[index - 1] ?? floor;
      return {
        id,
        line: stairs(xs, own, width),
        band: bandOf(xs, own, below, width),
        heights: own,
      };
    }),
    values: ticks(0, top, LINES)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: y(value) })),
    dates: timeTicks(new Date(from), new Date(until), Math.max(1, Math.floor(width / DATE_WIDTH)))
      .map((date) => ({ at: date.getTime(), x: x(date.getTime()) }))
      // Dates restart each month, so the last date of one month may be close to the first of the next. The
      // end of the axis has its own label.
      .filter(
        (date, index, all) =>
          date.x >= DATE_WIDTH / 4 &&
          (all[index + 1]?.x ?? width) - date.x >= DATE_WIDTH / 2 &&
          date.x <= width - DATE_WIDTH,
      ),
    xs,
  };
}

/** Upper edge of each series at each time. */
function tops(series: readonly ChartSeries[], count: number): number[][] {
  let below = new Array<number>(count).fill(0);
  return series.map(({ values }) => (below = below.map((sum, index) => sum + values[index]!)));
}

function stairs(xs: readonly number[], ys: readonly number[], right: number): string {
  if (xs.length === 0) return '';
  const steps = xs.slice(1).map((x, index) => `H${x}V${ys[index + 1]}`);
  return `M${xs[0]} ${ys[0]}${steps.join('')}H${right}`;
}

function bandOf(
  xs: readonly number[],
  upper: readonly number[],
  lower: readonly number[],
  right: number,
): string {
  if (xs.length === 0) return '';
  const back = xs.map((x, index) => `V${lower[index]}H${x}`).reverse();
  return `${stairs(xs, upper, right)}${back.join('')}Z`;
}

/**
 * Moves overlapping labels apart: as little as possible, in their order, within the height.
 * @param wanted - the wanted position of each label, in pixels from the top, from the lowest to the highest
 * @param distance - the minimum distance between two labels, in pixels
 */
export function spread(wanted: readonly number[], distance: number, height: number): number[] {
  const placed = [...wanted];
  // From below up, each leaves room for the one below it; from above down, those that were pushed out come back in.
  for (let index = 0; index < placed.length; index += 1) {
    const limit = index === 0 ? height : placed[index - 1]! - distance;
    placed[index] = Math.min(placed[index]!, limit);
  }
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    const limit = index === placed.length - 1 ? 0 : placed[index + 1]! + distance;
    placed[index] = Math.max(placed[index]!, limit);
  }
  return placed;
}

/** Places of the times at which a value differs from the one before, and of the first. */
export function changesOf(series: readonly ChartSeries[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => index === 0 || series.some(({ values }) => values[index] !== values[index - 1]),
  );
}

/** The time that holds at a place on the axis: the last one that began before it; the first where none did. */
export function indexAt(xs: readonly number[], x: number): number {
  const after = xs.findIndex((each) => each > x);
  return after < 0 ? xs.length - 1 : Math.max(0, after - 1);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
