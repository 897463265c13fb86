/** A number that holds from a point in time until the next one. */
export interface SparklinePoint {
  /** Epoch milliseconds. */
  at: number;
  value: number;
}

/** The path of a sparkline. */
export interface SparklineShape {
  /** Path of the line; stairs, because a number holds until the next one. */
  line: string;
  /** Path of the area below it. */
  area: string;
  /** The last value. */
  end: { x: number; y: number };
}

/**
 * Places numbers in a box, true to time, between the smallest and the largest of them; numbers that are all the same lie on its
 * lower edge. Undefined without numbers.
 * @param points - oldest first
 * @param until - end of the time axis, epoch milliseconds
 */
export function sparklinePath(
  points: readonly SparklinePoint[],
  until: number,
  size: { width: number; height: number },
): SparklineShape | undefined {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return undefined;
  const low = Math.min(...points.map(({ value }) => value));
  const span = Math.max(...points.map(({ value }) => value)) - low;
  const time = Math.max(until, last.at) - first.at;
  const right = size.width - DOT;
  const x = (at: number) => round(time > 0 ? LEFT + ((at - first.at) / time) * (right - LEFT) : LEFT);
  const y = (value: number) => {
    const share = span > 0 ? (value - low) / span : 0;
    return round(size.height - DOT - share * (size.height - 2 * DOT));
  };
  const stairs = points.slice(1).map(({ at, value }) => `H${x(at)}V${y(value)}`);
  const line = `M${LEFT} ${y(first.value)}${stairs.join('')}H${round(right)}`;
  return { line, area: `${line}V${size.height}H${LEFT}z`, end: { x: round(right), y: y(last.value) } };
}

const LEFT = 1;
/** Room for the dot at the end, and for half of a line. */
const DOT = 3;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
