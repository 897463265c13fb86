import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';

/**
 * Whose turn it is to write. SQLite lets one connection write at a time and does not hand its lock on: a connection that
 * waits asks again now and then, and a thread that writes slice after slice takes it again in between. So the thread of the
 * requests, which stands still while it waits, raises a hand in memory that both share, and the thread of the jobs looks there
 * between its slices.
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
