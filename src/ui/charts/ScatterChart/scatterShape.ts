/**
 * Calculates the positions of everything in a scatter chart, in pixels. The functions are pure, so tests need
 * no browser.
 */
import { ticks } from 'd3-array';

/** One of the two axes. */
export interface ScatterAxis {
  /** Least and highest value. */
  from: number;
  to: number;
  /** The step in which users choose values: 0.1. */
  step: number;
  /**
   * The smallest value that a logarithmic axis distinguishes, a power of ten. All smaller values are at its
   * end. Absent: the axis is linear.
   */
  logFrom?: number;
}

/** A point of the chart. */
export interface ScatterPoint {
  x: number;
  y: number;
  /** Place among the kinds, the worst first. */
  kind: number;
}

/** Points that are so close to each other that they form one mark. */
export interface ScatterMark {
  /** The identifier of the mark while the size of the chart stays the same. */
  id: string;
  /** Middle of its points, pixels from the upper left corner of the plot. */
  x: number;
  y: number;
  /** Radius in pixels. */
  radius: number;
  /** The worst kind among its points. */
  kind: number;
  /** Its points, by their places. */
  members: readonly number[];
}

/** A line across the plot. */
export interface ScatterTick {
  value: number;
  /** Pixels from the lower or the left end of the axis. */
  at: number;
}

/** Width and height of the plot in pixels. */
export interface ScatterSize {
  width: number;
  height: number;
}

/** Both axes. */
export interface ScatterAxes {
  x: ScatterAxis;
  y: ScatterAxis;
}

/** Edge of the squares whose points are one mark: the plot is full of marks before a browser has much to draw. */
const CELL = 22;

/** Radius of a single point, and of the largest mark. */
const RADIUS = { least: 5, most: 13 } as const;

/** Part of an axis below a value, 0–1. */
export function partOf({ from, to, logFrom }: ScatterAxis, value: number): number {
  if (logFrom === undefined) return clamped((value - from) / (to - from));
  return value <= logFrom ? 0 : clamped(Math.log(value / logFrom) / Math.log(to / logFrom));
}

/** The value at a part of an axis, 0–1, as people would say it; the lower end of a logarithmic axis is all that is less. */
export function valueAt(axis: ScatterAxis, part: number): number {
  const { from, to, step, logFrom } = axis;
  const at = clamped(part);
  if (logFrom === undefined) return toStep(from + at * (to - from), step);
  if (at === 0) return from;
  const value = logFrom * (to / logFrom) ** at;
  // Two significant digits.
  return Number(Math.min(to, value).toPrecision(2));
}

/** Lines across an axis of a length in pixels, about as many as there is room for. */
export function ticksOf(axis: ScatterAxis, length: number, distance: number): ScatterTick[] {
  const { from, to, logFrom } = axis;
  const values =
    logFrom === undefined ? ticks(from, to, Math.max(2, length / distance)) : powers(logFrom, to);
  return values.map((value) => ({ value, at: round(partOf(axis, value) * length) }));
}

/** Gathers points into marks, those with most points first, so that small ones lie above them. */
export function gather(points: readonly ScatterPoint[], axes: ScatterAxes, size: ScatterSize): ScatterMark[] {
  const cells = new Map<string, { x: number; y: number; kind: number; members: number[] }>();
  points.forEach((point, place) => {
    const x = partOf(axes.x, point.x) * size.width;
    const y = (1 - partOf(axes.y, point.y)) * size.height;
    const id = `${Math.floor(x / CELL)}:${Math.floor(y / CELL)}`;
    const cell = cells.get(id);
    if (!cell) {
      cells.set(id, { x, y, kind: point.kind, members: [place] });
      return;
    }
    cell.x += x;
    cell.y += y;
    cell.kind = Math.min(cell.kind, point.kind);
    cell.members.push(place);
  });
  return [...cells]
    .map(([id, { x, y, kind, members }]) => ({
      id,
      x: round(x / members.length),
      y: round(y / members.length),
      radius: radiusOf(members.length),
      kind,
      members,
    }))
    .sort((a, b) => b.members.length - a.members.length);
}

/** The mark nearest to a place in the plot, if one is within reach. */
export function markAt(
  marks: readonly ScatterMark[],
  x: number,
  y: number,
  reach: number,
): ScatterMark | undefined {
  let nearest: ScatterMark | undefined;
  let least = Infinity;
  for (const mark of marks) {
    // From its edge, so that a large mark does not hide a small one beside it.
    const distance = Math.hypot(mark.x - x, mark.y - y) - mark.radius;
    if (distance <= reach && distance < least) {
      nearest = mark;
      least = distance;
    }
  }
  return nearest;
}

/** The mark that a key leads to: along one axis, each once; of equal ones those further along the other axis follow. */
export function nextMark(
  marks: readonly ScatterMark[],
  from: ScatterMark | undefined,
  key: string,
): ScatterMark | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const { axis, step } = way;
  const ordered = [...marks].sort(axis === 'x' ? byX : byY);
  const place = from ? ordered.findIndex(({ id }) => id === from.id) : -1;
  if (step === 'first') return ordered[0];
  if (step === 'last') return ordered.at(-1);
  if (place < 0) return step > 0 ? ordered[0] : ordered.at(-1);
  return ordered[Math.min(Math.max(place + step, 0), ordered.length - 1)];
}

/** Returns true when a key moves from mark to mark. */
export function leadsToMark(key: string): boolean {
  return key in WAYS;
}

const WAYS: Readonly<Record<string, { axis: 'x' | 'y'; step: number | 'first' | 'last' }>> = {
  ArrowRight: { axis: 'x', step: 1 },
  ArrowLeft: { axis: 'x', step: -1 },
  ArrowUp: { axis: 'y', step: 1 },
  ArrowDown: { axis: 'y', step: -1 },
  PageUp: { axis: 'y', step: 10 },
  PageDown: { axis: 'y', step: -10 },
  Home: { axis: 'x', step: 'first' },
  End: { axis: 'x', step: 'last' },
};

// The origin is at the lower left.
const byX = (a: ScatterMark, b: ScatterMark) => a.x - b.x || b.y - a.y;
const byY = (a: ScatterMark, b: ScatterMark) => b.y - a.y || a.x - b.x;

function radiusOf(count: number): number {
  // A number has room from two digits on.
  return count === 1 ? RADIUS.least : round(Math.min(RADIUS.most, RADIUS.least + 2 + 1.6 * Math.log2(count)));
}

function powers(from: number, to: number): number[] {
  const first = Math.round(Math.log10(from));
  const last = Math.round(Math.log10(to));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number((10 ** (first + index)).toPrecision(1)),
  );
}

function toStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(10));
}

function clamped(part: number): number {
  return Math.min(Math.max(part, 0), 1);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
