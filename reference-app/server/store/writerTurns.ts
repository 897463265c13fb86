import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';

/**
 * Decides which thread writes next. SQLite lets one connection write at a time and does not pass its lock on:
 * a waiting connection retries now and then, and a thread that writes slice after slice takes the lock again
 * in between. The request thread is blocked while it waits, so it sets a flag in shared memory, and the job
 * thread checks this flag between its slices.
 */
export interface WriterTurns {
  /** Runs what may have to wait for the lock. */
  take<Result>(write: () => Result): Result;
  /** Resolves when no thread waits that goes first. */
  give(): Promise<void>;
}

/** Turns of a database that one thread uses: what else there is to do in it goes first. */
export const ONLY_WRITER: WriterTurns = { take: (write) => write(), give: () => nextTick() };

/** Bytes that two threads share to agree about their turns. */
export function turnsMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
}

/** Turns of the thread that goes first. */
export function firstWriter(memory: SharedArrayBuffer): WriterTurns {
  const waiting = new Int32Array(memory);
  return {
    take(write) {
      Atomics.add(waiting, 0, 1);
      try {
        return write();
      } finally {
        Atomics.sub(waiting, 0, 1);
      }
    },
    give: () => nextTick(),
  };
}

/** Turns of the thread that lets the other one go first. */
export function secondWriter(memory: SharedArrayBuffer): WriterTurns {
  const waiting = new Int32Array(memory);
  return {
    take: (write) => write(),
    async give() {
      await nextTick();
      while (Atomics.load(waiting, 0) > 0) await sleep(1);
    },
  };
}
