import { openWorker } from '../openWorker.js';
import type { FromLayoutWorker, LayoutReport, LayoutTask, ToLayoutWorker } from './layoutMessages.js';

/** Lays out one thing at a time, off the main thread where that is possible. */
export interface Layouter {
  /**
   * Starts a layout and ends the previous one.
   * @param onReport - called with positions from time to time, and finally with progress 1
   * @param onFailure - called with the reason why there will be no positions, such as code that could not be
   * loaded
   */
  start(
    task: LayoutTask,
    onReport: (report: LayoutReport) => void,
    onFailure: (error: unknown) => void,
  ): void;
  /** Frees the processor for a moment. Called as long as someone moves the laid-out graph. */
  rest(): void;
  /** Ends the layout under way where it is. */
  stop(): void;
  /** Ends the worker too; it is started again when needed. */
  dispose(): void;
}

/**
 * Makes a layouter; its worker is started when first needed, and kept.
 * @param createWorker - throws where workers are forbidden: the page then lays out in slices
 */
export function createLayouter(createWorker: () => Worker): Layouter {
  let current = 0;
  let restUntil = 0;
  let opened: Promise<Worker | undefined> | undefined;

  const restMs = () => Math.max(0, restUntil - performance.now());
  const begin: Layouter['start'] = (task, onReport, onFailure) => {
    const id = current;
    const isStopped = () => id !== current;
    run(id, task, onReport, () => begin(task, onReport, onFailure)).catch((error: unknown) => {
      if (!isStopped()) onFailure(error);
    });
  };
  const run = async (
    id: number,
    task: LayoutTask,
    onReport: (report: LayoutReport) => void,
    again: () => void,
  ) => {
    const isStopped = () => id !== current;
    const worker = await (opened ??= openWorker(createWorker));
    if (isStopped()) return;
    if (worker) {
      worker.onmessage = ({ data }: MessageEvent<FromLayoutWorker>) => {
        if (data.type === 'report' && data.id === current) onReport(data.report);
      };
      // Its memory may be full: what can be laid out here still can.
      worker.onerror = (event) => {
        event.preventDefault();
        worker.terminate();
        opened = Promise.resolve(undefined);
        if (!isStopped()) again();
      };
      worker.postMessage({ type: 'layout', id, task } satisfies ToLayoutWorker);
      return;
    }
    const { layoutInSlices } = await import('./layoutInSlices.js');
    if (!isStopped()) await layoutInSlices(task, { isStopped, onReport, restMs, maxSize: MAX_SIZE_ON_PAGE });
  };

  return {
    start(task, onReport, onFailure) {
      current += 1;
      begin(task, onReport, onFailure);
    },
    rest() {
      // Once in a while will do: pointers move more often than that.
      if (restMs() > REST_MS / 2) return;
      restUntil = performance.now() + REST_MS;
      void opened?.then((worker) =>
        worker?.postMessage({ type: 'rest', ms: REST_MS } satisfies ToLayoutWorker),
      );
    },
    stop() {
      current += 1;
      const id = current;
      void opened?.then((worker) => worker?.postMessage({ type: 'layout', id } satisfies ToLayoutWorker));
    },
    dispose() {
      current += 1;
      void opened?.then((worker) => worker?.terminate());
      opened = undefined;
    },
  };
}

const REST_MS = 240;
/** A step of a network with more nodes takes longer than people notice. */
const MAX_SIZE_ON_PAGE = 1_500;
