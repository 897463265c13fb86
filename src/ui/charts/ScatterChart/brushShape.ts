/** The rectangle that people draw over a chart of points; pure. */
import { partOf, valueAt, type ScatterAxes, type ScatterAxis, type ScatterSize } from './scatterShape.js';

/** Values of one axis, both ends in it. */
export interface AxisRange {
  from: number;
  to: number;
}

/** The limits that a rectangle sets. An axis that is left out has no limits. */
export interface ScatterBrush {
  x?: AxisRange;
  y?: AxisRange;
}

/** A place in the plot, pixels from its upper left corner. */
export interface Place {
  x: number;
  y: number;
}

/** A rectangle in the plot, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The part of the rectangle that a pointer grips: some edges, all of it, or nothing, which starts a new
 * rectangle.
 */
export type Grip = readonly (keyof Box)[] | 'new';

const ALL: Grip = ['left', 'top', 'right', 'bottom'];

/** Returns the position of a rectangle. Undefined when there are no limits. */
export function boxOf(brush: ScatterBrush, axes: ScatterAxes, size: ScatterSize): Box | undefined {
  if (!brush.x && !brush.y) return undefined;
  const x = brush.x ?? axes.x;
  const y = brush.y ?? axes.y;
  return {
    left: partOf(axes.x, x.from) * size.width,
    right: partOf(axes.x, x.to) * size.width,
    top: (1 - partOf(axes.y, y.to)) * size.height,
    bottom: (1 - partOf(axes.y, y.from)) * size.height,
  };
}

/**
 * Returns the limits that a drawn rectangle sets, in round values.
 * @param grip - the edges that were moved. The others keep their values from `old`, which may be finer than
 * what can be drawn
 */
export function brushOf(
  box: Box,
  axes: ScatterAxes,
  size: ScatterSize,
  grip: Grip = 'new',
  old: ScatterBrush = {},
): ScatterBrush {
  const isKept = (edge: keyof Box) => grip !== 'new' && !grip.includes(edge);
  const { x, y } = { x: old.x ?? axes.x, y: old.y ?? axes.y };
  return {
    x: limiting(axes.x, {
      from: isKept('left') ? x.from : valueAt(axes.x, box.left / size.width),
      to: isKept('right') ? x.to : valueAt(axes.x, box.right / size.width),
    }),
    y: limiting(axes.y, {
      from: isKept('bottom') ? y.from : valueAt(axes.y, 1 - box.bottom / size.height),
      to: isKept('top') ? y.to : valueAt(axes.y, 1 - box.top / size.height),
    }),
  };
}

/** Returns the part of the rectangle that a pointer at a position grips. */
export function gripAt(box: Box | undefined, { x, y }: Place, reach: number): Grip {
  if (!box) return 'new';
  const isNear = (edge: number, at: number) => Math.abs(edge - at) <= reach;
  const isAcross = x >= box.left - reach && x <= box.right + reach;
  const isAlong = y >= box.top - reach && y <= box.bottom + reach;
  if (!isAcross || !isAlong) return 'new';
  const edges: (keyof Box)[] = [];
  if (isNear(box.left, x)) edges.push('left');
  else if (isNear(box.right, x)) edges.push('right');
  if (isNear(box.top, y)) edges.push('top');
  else if (isNear(box.bottom, y)) edges.push('bottom');
  return edges.length > 0 ? edges : ALL;
}

/** The rectangle after a pointer went from one place to another; it never leaves the plot. */
export function dragged(
  box: Box | undefined,
  grip: Grip,
  from: Place,
  to: Place,
  { width, height }: ScatterSize,
): Box {
  if (grip === 'new' || !box) {
    return ordered(
      {
        left: limited(from.x, 0, width),
        right: limited(to.x, 0, width),
        top: limited(from.y, 0, height),
        bottom: limited(to.y, 0, height),
      },
      width,
      height,
    );
  }
  let dx = to.x - from.x;
  let dy = to.y - from.y;
  if (grip.length === ALL.length) {
    dx = limited(dx, -box.left, width - box.right);
    dy = limited(dy, -box.top, height - box.bottom);
  }
  const moved = { ...box };
  for (const edge of grip) moved[edge] += edge === 'left' || edge === 'right' ? dx : dy;
  return ordered(moved, width, height);
}

/** The smallest rectangle around points. */
export function brushAround(points: readonly { x: number; y: number }[]): ScatterBrush {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    x: { from: leastOf(xs), to: mostOf(xs) },
    y: { from: leastOf(ys), to: mostOf(ys) },
  };
}

/** Returns true when a rectangle contains a point. */
export function isInside({ x, y }: ScatterBrush, point: { x: number; y: number }): boolean {
  return (!x || (point.x >= x.from && point.x <= x.to)) && (!y || (point.y >= y.from && point.y <= y.to));
}

/** A range that is all of its axis limits nothing; ends that were drawn over each other change places. */
function limiting(axis: ScatterAxis, { from, to }: AxisRange): AxisRange | undefined {
  const range = { from: Math.min(from, to), to: Math.max(from, to) };
  return range.from <= axis.from && range.to >= axis.to ? undefined : range;
}

/** An edge that was drawn over the one opposite takes its place. */
function ordered(box: Box, width: number, height: number): Box {
  const left = limited(box.left, 0, width);
  const right = limited(box.right, 0, width);
  const top = limited(box.top, 0, height);
  const bottom = limited(box.bottom, 0, height);
  return {
    left: Math.min(left, right),
    right: Math.max(left, right),
    top: Math.min(top, bottom),
    bottom: Math.max(top, bottom),
  };
}

function limited(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

// Thousands of arguments are more than some browsers take.
function leastOf(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Infinity);
}

function mostOf(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), -Infinity);
}
