import type { DependencyGraph } from '../../../../domain/graph/dependencyGraph.js';
import type { DrawnGraph } from '../../../../domain/graph/layoutDrawn.js';
import { FOLD, PROJECT } from '../../../../domain/graph/layoutDrawn.js';
import type { Positions } from '../../../../domain/graph/layoutLayers.js';
import type { Area } from './viewport.js';

/** The parts of an {@link Arrangement} that painting needs. */
export interface PaintedArrangement extends Positions {
  readonly drawn: Pick<DrawnGraph, 'size' | 'places' | 'sources' | 'targets' | 'childCounts' | 'unexplored'>;
  readonly kind: 'layers' | 'network';
}

/** The drawn graph and the positions of its nodes. */
export interface Arrangement extends PaintedArrangement {
  readonly drawn: DrawnGraph;
}

/** Boxes of layers; the project has one of the same size. */
export const BOX = { width: 160, height: 40 };
/** The space between the columns holds the button that opens a node. */
export const LAYER_SIZES = { column: 216, row: 56 };
/** The button that opens and closes a node: right of its box. */
export const CHIP = { width: 40, height: 24, overlap: 6 };
/** Half of the square that a node of a network takes. */
export const DOT = 10;

/** The room that one thing takes. */
export function areaOf({ kind, x, y }: Pick<PaintedArrangement, 'kind' | 'x' | 'y'>, index: number): Area {
  const [halfWidth, halfHeight] = kind === 'layers' ? [BOX.width / 2, BOX.height / 2] : [DOT, DOT];
  const [atX, atY] = [x[index]!, y[index]!];
  return { left: atX - halfWidth, top: atY - halfHeight, right: atX + halfWidth, bottom: atY + halfHeight };
}

/** The room that things take together; everything when none are named. */
export function boundsOf(arrangement: PaintedArrangement, indexes?: Iterable<number>): Area {
  const { x, y } = arrangement;
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  const take = (index: number) => {
    if (x[index]! < left) left = x[index]!;
    if (x[index]! > right) right = x[index]!;
    if (y[index]! < top) top = y[index]!;
    if (y[index]! > bottom) bottom = y[index]!;
  };
  if (indexes) for (const index of indexes) take(index);
  else for (let index = 0; index < arrangement.drawn.size; index += 1) take(index);
  if (left > right) return areaOf(arrangement, 0);
  const around = areaOf({ ...arrangement, x: ORIGIN, y: ORIGIN }, 0);
  return {
    left: left + around.left,
    top: top + around.top,
    right: right + around.right,
    bottom: bottom + around.bottom,
  };
}

const ORIGIN = new Float32Array(1);

/** Returns true when an item has a button to open or close it. */
export function isFoldable({ kind, drawn }: PaintedArrangement, index: number): boolean {
  return kind === 'layers' && index > 0 && (drawn.childCounts[index]! > 0 || drawn.unexplored[index] === 1);
}

/** Returns the item at a point of the drawing. The item drawn last is on top. */
export function hit(
  arrangement: Arrangement,
  x: number,
  y: number,
): { readonly index: number; readonly isChip: boolean } | undefined {
  const [halfWidth, halfHeight] =
    arrangement.kind === 'layers' ? [BOX.width / 2, BOX.height / 2] : [DOT, DOT];
  for (let index = arrangement.drawn.size - 1; index >= 0; index -= 1) {
    const dx = x - arrangement.x[index]!;
    const dy = Math.abs(y - arrangement.y[index]!);
    if (dy > halfHeight) continue;
    const chipFrom = halfWidth - CHIP.overlap;
    if (
      dx >= chipFrom &&
      dx <= chipFrom + CHIP.width &&
      dy <= CHIP.height / 2 &&
      isFoldable(arrangement, index)
    ) {
      return { index, isChip: true };
    }
    if (Math.abs(dx) <= halfWidth) return { index, isChip: false };
  }
  return undefined;
}

/** Names a thing so that it is found again in another drawing of the same graph: a place, the project or a sign. */
export function keyAt({ places, parents }: DrawnGraph, index: number): number {
  const place = places[index]!;
  return place === FOLD ? FOLD - 1 - places[parents[index]!]! : place;
}

/** Returns the current index of an item, or undefined when it is not drawn. */
export function indexOfKey(drawn: DrawnGraph, key: number): number | undefined {
  if (key === PROJECT) return 0;
  if (key >= 0) {
    const index = drawn.indexes[key];
    return index === undefined || index === -1 ? undefined : index;
  }
  for (let index = drawn.size - 1; index > 0 && drawn.places[index] === FOLD; index -= 1) {
    if (keyAt(drawn, index) === key) return index;
  }
  return undefined;
}

/** The same thing's key after the graph was loaded again, which gives nodes other places. */
export function keyIn(
  graph: DependencyGraph<unknown>,
  key: number,
  before: DependencyGraph<unknown>,
): number | undefined {
  const place = key >= 0 ? key : FOLD - 1 - key;
  if (graph === before || key === PROJECT || place === PROJECT) return key;
  const now = graph.placeOf(before.idAt(place));
  if (now === undefined) return undefined;
  return key >= 0 ? now : FOLD - 1 - now;
}

/** Returns the area that a picture of everything shows. */
export function frameOf(arrangement: PaintedArrangement) {
  const bounds = boundsOf(arrangement);
  const aside = arrangement.kind === 'layers' ? CHIP.width : BOX.width / 2;
  const left = Math.floor(bounds.left - PADDING - (arrangement.kind === 'layers' ? 0 : aside));
  const top = Math.floor(bounds.top - PADDING);
  return {
    left,
    top,
    width: Math.ceil(bounds.right + aside + PADDING - left),
    height: Math.ceil(bounds.bottom + PADDING - top),
  };
}

/**
 * Returns the scale of an image of the complete drawing, at most 2. It is smaller when the image would exceed
 * the limits of browsers.
 */
export function pngScaleOf(arrangement: PaintedArrangement): number {
  const { width, height } = frameOf(arrangement);
  return Math.min(2, MAX_EDGE / width, MAX_EDGE / height, Math.sqrt(MAX_PIXELS / (width * height)));
}

const PADDING = 24;
/** The image size that all supported browsers can create. */
const MAX_EDGE = 16_000;
const MAX_PIXELS = 64_000_000;
