import type { Database } from './database.js';

/** Bytes that are kept at most, keys included. A large answer of a search has 300 kB. */
const MOST_BYTES = 8_000_000;

/**
 * Keeps what was read from the database until something is written to it, by this connection or another one.
 * @returns reads once per key, also for calls that wait side by side, except for answers of several megabytes. `read` is called
 * only where nothing is kept, and must read from this database alone
 */
export function keptWhileUnchanged(
  db: Database,
): (key: string, read: () => Promise<Uint8Array<ArrayBuffer>>) => Promise<Uint8Array<ArrayBuffer>> {
  const state = db.prepare('select total_changes() as own, data_version as others from pragma_data_version');
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const reading = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let bytes = 0;
  let keptAt = '';
  const forgetChanged = () => {
    const now = JSON.stringify(state.first());
    if (now === keptAt) return;
    kept.clear();
    reading.clear();
    bytes = 0;
    keptAt = now;
  };
  const keep = (key: string, answer: Uint8Array<ArrayBuffer>) => {
    // It would take the place of all others.
    if (sizeOf(key, answer) > MOST_BYTES / 4) return;
    bytes += sizeOf(key, answer);
    kept.set(key, answer);
    for (const [oldest, other] of kept) {
      if (bytes <= MOST_BYTES) break;
      kept.delete(oldest);
      bytes -= sizeOf(oldest, other);
    }
  };
  return async (key, read) => {
    forgetChanged();
    const known = kept.get(key) ?? reading.get(key);
    if (known) return known;
    const answered = read();
    reading.set(key, answered);
    try {
      const answer = await answered;
      forgetChanged();
      // Otherwise something was written in the meantime.
      if (reading.get(key) === answered) keep(key, answer);
      return answer;
    } finally {
      if (reading.get(key) === answered) reading.delete(key);
    }
  };
}

/** Includes the overhead of an entry. */
const sizeOf = (key: string, answer: Uint8Array) => 200 + 2 * key.length + answer.length;
