import { hierarchy, tree } from 'd3-hierarchy';
import type { DrawnGraph } from './layoutDrawn.js';

/** The positions of everything, by index: the centers, in units of the drawing. The project is at 0, 0. */
export interface Positions {
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** From column to column and from row to row. */
export interface LayerSizes {
  readonly column: number;
  readonly row: number;
}

/** Lays a drawing out in columns, from the project to the right; each node beside where it hangs, none over another. */
export function layoutLayers(
  { parents }: Pick<DrawnGraph, 'parents'>,
  { column, row }: LayerSizes,
): Positions {
  const children: number[][] = [];
  parents.forEach((parent, index) => {
    if (parent >= 0) (children[parent] ??= []).push(index);
  });
  // d3 grows trees downwards; we read them sideways, so its x is our y.
  const root = tree<number>()
    .nodeSize([row, column])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.25))(hierarchy(0, (index) => children[index]));
  const x = new Float32Array(parents.length);
  const y = new Float32Array(parents.length);
  root.each((node) => {
    x[node.data] = node.y;
    y[node.data] = node.x;
  });
  return { x, y };
}
