import { yieldToBrowser } from '../yieldToBrowser.js';
import { layoutLayers } from './layoutLayers.js';
import type { LayoutReport, LayoutTask } from './layoutMessages.js';
import { layoutRings, startNetwork } from './layoutNetwork.js';

/** Options for {@link layoutInSlices}. */
export interface SliceOptions {
  /** Asked between slices. */
  readonly isStopped: () => boolean;
  /** Milliseconds to leave the processor to others, asked between slices. @defaultValue none */
  readonly restMs?: () => number;
  /** Called with the first positions immediately, then from time to time, and finally with the final ones. */
  readonly onReport: (report: LayoutReport) => void;
  /** Nodes of a network at most that find their shape: a single step of more would take too long. @defaultValue any number */
  readonly maxSize?: number;
}

/** Lays out a few milliseconds at a time: in a worker, so that it can be stopped, or on the page. */
export async function layoutInSlices(task: LayoutTask, options: SliceOptions): Promise<void> {
  const { isStopped, onReport, restMs = () => 0, maxSize = Infinity } = options;
  if (task.kind === 'layers') return onReport({ ...layoutLayers(task.input, task.sizes), progress: 1 });
  if (task.input.parents.length > maxSize) return onReport({ ...layoutRings(task.input), progress: 1 });

  onReport({ ...layoutRings(task.input), progress: 0 });
  await yieldToBrowser();
  if (isStopped()) return;
  const network = startNetwork(task.input);
  let sliceEnd = performance.now() + SLICE_MS;
  let reportAt = performance.now() + REPORT_MS;
  while (network.progress < 1) {
    network.step();
    if (performance.now() < sliceEnd) continue;
    await yieldToBrowser();
    for (let ms = restMs(); ms > 0 && !isStopped(); ms = restMs()) {
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
    if (isStopped()) return;
    if (performance.now() >= reportAt && network.progress < 1) {
      onReport({ ...network.positions(), progress: network.progress });
      reportAt = performance.now() + REPORT_MS;
    }
    sliceEnd = performance.now() + SLICE_MS;
  }
  onReport({ ...network.positions(), progress: 1 });
}

const SLICE_MS = 6;
const REPORT_MS = 400;
