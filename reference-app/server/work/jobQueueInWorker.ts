import { randomUUID } from 'node:crypto';
import { totalmem } from 'node:os';
import { Worker } from 'node:worker_threads';

import type { ResolvedOptions } from '../context.js';
import type { JobQueue } from '../runtime/queue.js';
import type { Database } from '../store/database.js';
import { addJob, isTokenAlive } from '../store/jobs.js';

/** The data that a job worker starts with. */
export interface JobWorkerData {
  /** Path of the database file. */
  database: string;
  /** Text of the key file, see store/secrets.ts. */
  key: Uint8Array;
  options: ResolvedOptions;
  /** See store/writerTurns.ts. */
  turns: SharedArrayBuffer;
  /** True when the previous worker ended for lack of memory. */
  hasRunOutOfMemory?: boolean;
}

export type MessageToJobWorker = { kind: 'wake' } | { kind: 'idle'; request: number } | { kind: 'stop' };

export type MessageFromJobWorker =
  { kind: 'idle'; request: number } | { kind: 'log'; message: string; error?: string };

/**
 * Runs the jobs of a database file in a separate thread, so that no request waits for them. This side adds
 * jobs and reports whether they are done, through the database alone. A worker that crashes is replaced, and
 * its current jobs are repeated.
 * @param memoryMb - of the worker
 */
export function jobQueueInWorker(
  db: Database,
  now: () => number,
  log: (message: string, error?: unknown) => void,
  script: URL,
  workerData: JobWorkerData,
  memoryMb = memoryForJobs(),
): JobQueue {
  let worker: Worker | undefined;
  let isStopping = false;
  let isWaking = false;
  let hasRunOutOfMemory = false;
  let requests = 0;
  let restart: NodeJS.Timeout | undefined;
  const waiting = new Map<number, () => void>();

  function post(message: MessageToJobWorker): void {
    worker?.postMessage(message);
  }

  function launch(): void {
    const launched = new Worker(script, {
      workerData: { ...workerData, hasRunOutOfMemory } satisfies JobWorkerData,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    hasRunOutOfMemory = false;
    worker = launched;
    launched.on('message', (message: MessageFromJobWorker) => {
      if (message.kind === 'log') log(message.message, message.error);
      else settle(message.request);
    });
    launched.on('error', (error: NodeJS.ErrnoException) => {
      hasRunOutOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      log('The job worker crashed', error);
    });
    launched.on('exit', () => {
      if (worker !== launched) return;
      worker = undefined;
      if (isStopping) return;
      restart = setTimeout(() => {
        launch();
        for (const request of waiting.keys()) post({ kind: 'idle', request });
      }, RESTART_AFTER_MS);
    });
    for (const request of waiting.keys()) post({ kind: 'idle', request });
  }

  function settle(request: number): void {
    waiting.get(request)?.();
    waiting.delete(request);
  }

  return {
    // The worker has its own handlers.
    handle() {},
    enqueue(job) {
      const token = addJob(db, job, job.token ?? randomUUID(), now());
      if (!isWaking) {
        isWaking = true;
        // Not before the transaction that this is part of has ended: the worker would see nothing.
        setImmediate(() => {
          isWaking = false;
          post({ kind: 'wake' });
        });
      }
      return token;
    },
    isProcessing: (token) => isTokenAlive(db, token),
    start() {
      if (!worker) launch();
    },
    idle() {
      return new Promise((resolve) => {
        requests += 1;
        const request = requests;
        waiting.set(request, resolve);
        setImmediate(() => post({ kind: 'idle', request }));
      });
    },
    async stop() {
      isStopping = true;
      clearTimeout(restart);
      const stopped = worker;
      if (stopped) {
        const exited = new Promise((resolve) => stopped.once('exit', resolve));
        const giveUp = setTimeout(() => void stopped.terminate(), STOP_TIMEOUT_MS);
        post({ kind: 'stop' });
        await exited;
        clearTimeout(giveUp);
      }
      for (const request of [...waiting.keys()]) settle(request);
    },
  };
}

// A thread that ends for lack of memory can be reported. A process cannot, so the thread must not take all
// memory.
function memoryForJobs(): number {
  const available = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.min(MOST_MEMORY_MB, Math.floor(available / 2 / 1024 ** 2));
}

const MOST_MEMORY_MB = 2_000;
const RESTART_AFTER_MS = 1_000;
// A job that does not finish within this time is repeated after the next start.
const STOP_TIMEOUT_MS = 10_000;
