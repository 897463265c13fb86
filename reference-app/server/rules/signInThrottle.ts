/** Failures that cost nothing: everybody mistypes. */
const FREE_FAILURES = 5;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;
/** After so long without an attempt the failures are forgotten. */
const MEMORY_MS = 15 * 60_000;
/** Attempts that may wait for one user at one address; more are turned away. */
const MOST_WAITING = 10;
/** Names and addresses to remember; guessing names must not fill the memory. */
const MOST_NAMES = 10_000;

/** Failures that an address may have at once, whatever the names: an office behind one address mistypes, too. */
const FREE_FAILURES_OF_ADDRESS = 30;
const DELAY_STEP_OF_ADDRESS_MS = 250;
const LONGEST_DELAY_OF_ADDRESS_MS = 3_000;
/** After so long one failure of an address is forgotten. */
const PARDON_MS = 30_000;
const MOST_WAITING_AT_ADDRESS = 20;

/** Slows down attempts to guess passwords: of one user, and of many users from one address. It never locks anybody out. */
export interface SignInThrottle {
  /**
   * Runs one attempt when it is its turn: one at a time for each name and address, later after several failures. Whoever
   * guesses from elsewhere keeps nobody waiting. After many failures from one address the attempts for names that never
   * signed in from there come one after the other, too.
   * @param attempt - resolves to whether the password was right
   * @param address - where it comes from, see {@link signInNetwork}; `undefined` where nobody knows
   * @returns what the attempt resolved to; `undefined` when too many wait already
   */
  run(username: string, attempt: () => Promise<boolean>, address?: string): Promise<boolean | undefined>;
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

/** How long a guess waits with so many failures of its address before it, in milliseconds. */
export function signInDelayAtAddress(failures: number): number {
  const steps = Math.max(0, failures - FREE_FAILURES_OF_ADDRESS + 1);
  return Math.min(DELAY_STEP_OF_ADDRESS_MS * steps, LONGEST_DELAY_OF_ADDRESS_MS);
}

/** What counts as one address: with IPv6 the first 64 bits, since everybody has as many of the others as they like. */
export function signInNetwork(address: string): string {
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (ipv4 !== undefined || !address.includes(':')) return ipv4 ?? address;
  const [start = '', end] = (address.split('%')[0] ?? '').split('::');
  const before = start === '' ? [] : start.split(':');
  const after = end ? end.split(':') : [];
  const zeros = end === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * @param now - the clock, in milliseconds
 * @param sleep - waits; tests replace it
 */
export function signInThrottle(
  now: () => number,
  sleep: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): SignInThrottle {
  const addresses = addressThrottle(now, sleep);
  const names = nameThrottle(now, sleep);
  return {
    async run(username, attempt, address) {
      const pair = JSON.stringify([address ?? null, username]);
      if (address === undefined) return names.run(pair, attempt);
      const report = await addresses.pass(address, pair);
      if (!report) return undefined;
      let isRight: boolean | undefined;
      try {
        isRight = await names.run(pair, attempt);
        return isRight;
      } finally {
        report(isRight);
      }
    },
  };
}

interface AddressRecord {
  failures: number;
  /** Attempts whose end is not known yet: each may become a failure. */
  pending: number;
  waiting: number;
  /** Until when failures were forgotten. */
  pardonedAt: number;
  turn: Promise<unknown>;
}

/** Lets attempts from one address pass; behind a proxy that may be everybody, so those who have been here do not wait. */
function addressThrottle(now: () => number, sleep: (ms: number) => Promise<unknown>) {
  const records = new Map<string, AddressRecord>();
  /** Names that have signed in from an address, the latest ones last. */
  const known = new Set<string>();

  function recordOf(address: string): AddressRecord {
    const found = records.get(address);
    if (found) {
      const pardons = Math.floor((now() - found.pardonedAt) / PARDON_MS);
      found.failures = Math.max(0, found.failures - pardons);
      found.pardonedAt += pardons * PARDON_MS;
      return found;
    }
    for (const [key, { pending, waiting }] of records) {
      if (records.size < MOST_NAMES) break;
      if (pending === 0 && waiting === 0) records.delete(key);
    }
    const record = { failures: 0, pending: 0, waiting: 0, pardonedAt: now(), turn: Promise.resolve() };
    records.set(address, record);
    return record;
  }

  function remember(pair: string): void {
    known.delete(pair);
    known.add(pair);
    const [oldest] = known;
    if (known.size > MOST_NAMES && oldest !== undefined) known.delete(oldest);
  }

  return {
    /** @returns takes what became of the attempt; `undefined` when too many wait already */
    async pass(address: string, pair: string): Promise<((isRight: boolean | undefined) => void) | undefined> {
      if (known.has(pair)) return (isRight) => isRight && remember(pair);
      const record = recordOf(address);
      const delayNow = () => signInDelayAtAddress(record.failures + record.pending);
      if (delayNow() > 0) {
        if (record.waiting >= MOST_WAITING_AT_ADDRESS) return undefined;
        record.waiting += 1;
        record.turn = record.turn.then(() => sleep(delayNow()));
        await record.turn;
        record.waiting -= 1;
      }
      record.pending += 1;
      return (isRight) => {
        record.pending -= 1;
        if (isRight) remember(pair);
        else record.failures += 1;
      };
    },
  };
}

/**
 * Lets attempts for one name from one address pass, one at a time. Those who have been here wait, too: behind one address
 * with them, nothing else slows down who guesses their password.
 */
function nameThrottle(now: () => number, sleep: (ms: number) => Promise<unknown>) {
  const records = new Map<string, Record>();

  function recordOf(pair: string): Record {
    const known = records.get(pair);
    if (known) {
      if (known.waiting === 0 && now() - known.lastAt > MEMORY_MS) known.failures = 0;
      return known;
    }
    for (const [key, { waiting }] of records) {
      if (records.size < MOST_NAMES) break;
      if (waiting === 0) records.delete(key);
    }
    const record: Record = { failures: 0, waiting: 0, lastAt: now(), turn: Promise.resolve() };
    records.set(pair, record);
    return record;
  }

  return {
    async run(pair: string, attempt: () => Promise<boolean>): Promise<boolean | undefined> {
      const record = recordOf(pair);
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
        if (record.waiting === 0 && record.failures === 0) records.delete(pair);
      }
    },
  };
}
