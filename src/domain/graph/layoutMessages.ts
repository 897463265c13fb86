import type { LayerSizes, Positions } from './layoutLayers.js';
import type { NetworkInput } from './layoutNetwork.js';

/** The graph to lay out, and the kind of layout. */
export type LayoutTask =
  | { readonly kind: 'layers'; readonly input: NetworkInput; readonly sizes: LayerSizes }
  | { readonly kind: 'network'; readonly input: NetworkInput };

/** Positions on the way to the final ones, which come last, with progress 1. */
export interface LayoutReport extends Positions {
  /** 0–1. */
  readonly progress: number;
}

/** A message from the page to the worker. A new task, or none, ends the previous one. */
export type ToLayoutWorker =
  | { readonly type: 'layout'; readonly id: number; readonly task?: LayoutTask }
  /** Leaves the processor to others for so many milliseconds from now. */
  | { readonly type: 'rest'; readonly ms: number };

/** A message from the worker to the page. */
export type FromLayoutWorker = {
  readonly type: 'report';
  readonly id: number;
  readonly report: LayoutReport;
};
