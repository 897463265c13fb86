import type { BomCheck, BomCheckStage, BomCheckUnavailableError } from '../bomCheck.js';

/** To the worker: one file at a time; the next one after the answer. */
export interface CheckRequest {
  /** A Blob is passed by reference. Its bytes are read in the worker. */
  file: Blob;
  maxProblems: number | undefined;
}

/** From the worker. */
export type CheckReply =
  /** Sent once, when the worker has loaded. An error before it means that workers do not work here. */
  | { type: 'ready' }
  | { type: 'stage'; stage: BomCheckStage }
  | { type: 'done'; check: BomCheck }
  /** The check could not be done. Errors lose their class on the way, so its parts travel. */
  | { type: 'unavailable'; reason: BomCheckUnavailableError['reason']; message: string }
  /** The file's bytes could not be read, for example because it was deleted after it was chosen. */
  | { type: 'unreadable'; message: string };
