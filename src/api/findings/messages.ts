import type { FindingBatch, FindingTexts } from './FindingReader.js';

/** The messages from the page to the worker that reads findings. */
export type ToFindingsWorker =
  | { type: 'bytes'; buffer: ArrayBuffer; offset: number; length: number }
  | { type: 'endAnswer' }
  | { type: 'finish' };

/**
 * The messages from the worker to the page. `ready` comes first, so that a worker that cannot start is
 * noticed.
 */
export type FromFindingsWorker =
  | { type: 'ready' }
  | { type: 'batch'; batch: FindingBatch }
  | { type: 'answerRead'; count: number }
  | { type: 'finished'; texts: FindingTexts }
  | { type: 'failed'; path: string; explanation: string };

/** Findings per batch: unpacking one must not be felt while scrolling or typing. */
export const BATCH_SIZE = 250;
