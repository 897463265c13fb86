import type { Database } from './database.js';

/** Remembers when API keys were used, and writes it down now and then: a read must not cost a write. */
export interface KeyUsage {
  /** A key was used just now. */
  note(keyId: number): void;
  /** A key has another value now, which was not used yet. */
  forget(keyId: number): void;
  /** Writes down what was noted, and stops. */
  close(): void;
}

const WRITE_EVERY_MS = 30_000;

/**
 * @param now - the clock, in milliseconds
 * @param log - receives errors of writes that failed and are tried again
 */
export function keyUsageOf(
  db: Database,
  now: () => number,
  log: (message: string, error: unknown) => void,
): KeyUsage {
  const lastUsed = new Map<number, number>();

  function write(): void {
    if (lastUsed.size === 0) return;
    try {
      db.transaction(() => {
        for (const [id, moment] of lastUsed) {
          db.run(db.build.updateTable('apiKey').set({ lastUsed: moment }).where('id', '=', id));
        }
      });
      lastUsed.clear();
    } catch (error) {
      log('Could not record the last use of API keys yet', error);
    }
  }

  const timer = setInterval(write, WRITE_EVERY_MS).unref();
  return {
    note: (keyId) => void lastUsed.set(keyId, now()),
    forget: (keyId) => void lastUsed.delete(keyId),
    close() {
      clearInterval(timer);
      write();
    },
  };
}
