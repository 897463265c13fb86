/** Failures that cost nothing: everybody mistypes. */
const FREE_FAILURES = 5;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;
/** After so long without an attempt the failures are forgotten. */
const MEMORY_MS = 15 * 60_000;
/** Attempts that may wait for one user; more are turned away. */
const MOST_WAITING = 10;
/** Names to remember; guessing names must not fill the memory. */
const MOST_NAMES = 10_000;

/** Slows down attempts to guess the password of one user. It never locks anybody out. */
export interface SignInThrottle {
  /**
   * Runs one attempt when it is its turn: one at a time for each name, later after several failures.
   * @param attempt - resolves to whether the password was right
   * @returns what the attempt resolved to; `undefined` when too many wait already
   */
  run(username: string, attempt: () => Promise<boolean>): Promise<boolean | undefined>;
}

interface Record {
  failures: number;
  waiting: number;
  lastAt: number;
  turn: Promise<unknown>;
}

/** How long an attempt waits after so many failures in a row, in milliseconds. */
export function signInDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_DELAY_MS * 2 ** Math.min(failures - FREE_FAILURES, 10), LONGEST_DELAY_MS);
}

/**
 * @param now - the clock, in milliseconds
 * @param sleep - waits; tests replace it
 */
export function signInThrottle(
  now: () => number,
  sleep: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): SignInThrottle {
  const records = new Map<string, Record>();

  function recordOf(username: string): Record {
    const known = records.get(username);
    if (known) {
      if (known.waiting === 0 && now() - known.lastAt > MEMORY_MS) known.failures = 0;
      return known;
    }
    for (const [name, { waiting }] of records) {
      if (records.size < MOST_NAMES) break;
      if (waiting === 0) records.delete(name);
    }
    const record: Record = { failures: 0, waiting: 0, lastAt: now(), turn: Promise.resolve() };
    records.set(username, record);
    return record;
  }

  return {
    async run(username, attempt) {
      const record = recordOf(username);
      if (record.waiting >= MOST_WAITING) return undefined;
      record.waiting += 1;
      const outcome = record.turn.then(async () => {
        const delay = signInDelay(record.failures);
        if (delay > 0) await sleep(delay);
        return attempt();
      });
      record.turn = outcome.catch(() => undefined);
      try {
        const isRight = await outcome;
        record.failures = isRight ? 0 : record.failures + 1;
        return isRight;
      } finally {
        record.waiting -= 1;
        record.lastAt = now();
        if (record.waiting === 0 && record.failures === 0) records.delete(username);
      }
    },
  };
}
