import type { ScatterSize } from './scatterShape.js';

/** Around the plot, in pixels. */
export const PLOT = { left: 60, top: 26, right: 16, height: 260, below: 44 } as const;

/** A name below the plot with its shape. */
const LEGEND = { width: 118, rowHeight: 22 } as const;

/** The positions of the parts of the chart. */
export interface ScatterFrame {
  plot: ScatterSize;
  /** The height of the entire drawing. */
  height: number;
  /** Left upper corners of the names of the kinds, from that of the plot. */
  legend: readonly { x: number; y: number }[];
}

/** Divides the room. */
export function frameOf(width: number, kinds: number): ScatterFrame {
  const plotWidth = Math.max(1, width - PLOT.left - PLOT.right);
  const columns = Math.max(1, Math.min(kinds, Math.floor((width - PLOT.left) / LEGEND.width)));
  const rows = Math.ceil(kinds / columns);
  const top = PLOT.height + PLOT.below;
  return {
    plot: { width: plotWidth, height: PLOT.height },
    height: PLOT.top + top + rows * LEGEND.rowHeight,
    legend: Array.from({ length: kinds }, (_, index) => ({
      x: (index % columns) * LEGEND.width,
      y: top + Math.floor(index / columns) * LEGEND.rowHeight,
    })),
  };
}
