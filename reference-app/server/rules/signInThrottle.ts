import { fadingMemory, hashOf } from './fadingMemory.js';

/** The number of failures without a delay: everyone mistypes. */
const FREE_FAILURES = 5;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;
/** After so long without an attempt the failures of a name or an address are forgotten. */
const MEMORY_MS = 15 * 60_000;
/** Attempts that may wait for one user at one address while they are slowed down; more are turned away. */
const MOST_WAITING = 10;
/**
 * The number of attempts for one user at one address that may queue up while they are not slowed down:
 * programs sign in many times at the same time.
 */
const MOST_QUEUED = 200;
/** Names and addresses to remember: about 3 MB in all, because each is kept as a hash. */
const MOST_NAMES = 10_000;

/**
 * The number of failures without a delay for an address, whatever the names: users in an office behind one
 * address mistype, too.
 */
const FREE_FAILURES_OF_ADDRESS = 30;
const DELAY_STEP_OF_ADDRESS_MS = 250;
const LONGEST_DELAY_OF_ADDRESS_MS = 3_000;
/** After so long one failure of an address is forgotten. */
const PARDON_MS = 30_000;
const MOST_WAITING_AT_ADDRESS = 20;

/** An attempt that was not made, because too many wait before it. */
export interface TurnedAway {
  /** When another one may be made, in milliseconds from now. */
  retryAfterMs: number;
}

/**
 * Slows down attempts to guess passwords: those of one user, and those of many users from one address. It
 * never locks anyone out.
 */
export interface SignInThrottle {
  /**
   * Runs one attempt when it is its turn: one at a time for each name and address, later after several failures. Others
   * are not kept waiting by guesses from elsewhere. After many failures from one address the attempts for names that never
   * signed in from there come one after the other, too.
   * @param attempt - resolves to whether the password was right
   * @param address - where it comes from, see {@link signInNetwork}; `undefined` where it is not known
   * @returns what the attempt resolved to, or when to come back because too many wait already
   */
  run(username: string, attempt: () => Promise<boolean>, address?: string): Promise<boolean | TurnedAway>;
}

/** Returns the delay of an attempt after this many failures in a row, in milliseconds. */
export function signInDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_DELAY_MS * 2 ** Math.min(failures - FREE_FAILURES, 10), LONGEST_DELAY_MS);
}

/** Returns the delay of a guess after this many failures from its address, in milliseconds. */
export function signInDelayAtAddress(failures: number): number {
  const steps = Math.max(0, failures - FREE_FAILURES_OF_ADDRESS + 1);
  return Math.min(DELAY_STEP_OF_ADDRESS_MS * steps, LONGEST_DELAY_OF_ADDRESS_MS);
}

/**
 * Returns the part of an IP address that counts as one address: with IPv6 the first 64 bits, since anyone can
 * have as many of the others as they like.
 */
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
      const pair = hashOf([address ?? null, username]);
      if (address === undefined) return names.run(pair, attempt);
      const pass = await addresses.pass(address, pair);
      if (isTurnedAway(pass)) return pass;
      let outcome: boolean | TurnedAway | undefined;
      try {
        outcome = await names.run(pair, attempt);
        return outcome;
      } finally {
        pass(outcome);
      }
    },
  };
}

/** Returns whether an attempt was not made. */
export function isTurnedAway(outcome: unknown): outcome is TurnedAway {
  return typeof outcome === 'object' && outcome !== null && 'retryAfterMs' in outcome;
}

/**
 * Lets attempts from one address pass. Behind a proxy, that may be all users, so those who have signed in
 * from there before do not wait.
 */
function addressThrottle(now: () => number, sleep: (ms: number) => Promise<unknown>) {
  const records = fadingMemory(
    () => ({
      failures: 0,
      /** Names whose attempts have not ended, and how many: each name may become a failure. More of one name queue up for it. */
      pending: new Map<string, number>(),
      waiting: 0,
      /** Until when failures were forgotten. */
      pardonedAt: now(),
      turn: Promise.resolve<unknown>(undefined),
    }),
    {
      most: MOST_NAMES,
      forMs: MEMORY_MS,
      isInUse: ({ pending, waiting }) => pending.size + waiting > 0,
      now,
    },
  );
  /** Names that have signed in from an address, the latest ones last. */
  const known = new Set<string>();

  function recordOf(address: string) {
    const record = records.of(hashOf(address));
    const pardons = Math.floor((now() - record.pardonedAt) / PARDON_MS);
    record.failures = Math.max(0, record.failures - pardons);
    record.pardonedAt += pardons * PARDON_MS;
    return record;
  }

  function remember(pair: string): void {
    known.delete(pair);
    known.add(pair);
    const [oldest] = known;
    if (known.size > MOST_NAMES && oldest !== undefined) known.delete(oldest);
  }

  return {
    /** @returns takes what became of the attempt */
    async pass(address: string, pair: string): Promise<((outcome: unknown) => void) | TurnedAway> {
      if (known.has(pair)) return (outcome) => outcome === true && remember(pair);
      const record = recordOf(address);
      const delayNow = () => signInDelayAtAddress(record.failures + record.pending.size);
      if (!record.pending.has(pair) && delayNow() > 0) {
        if (record.waiting >= MOST_WAITING_AT_ADDRESS) return { retryAfterMs: delayNow() * record.waiting };
        record.waiting += 1;
        record.turn = record.turn.then(() => sleep(delayNow()));
        await record.turn;
        record.waiting -= 1;
      }
      const count = (by: 1 | -1) => {
        const attempts = (record.pending.get(pair) ?? 0) + by;
        if (attempts === 0) record.pending.delete(pair);
        else record.pending.set(pair, attempts);
      };
      count(1);
      return (outcome) => {
        count(-1);
        if (outcome === true) remember(pair);
        // An attempt that was not made reveals nothing.
        else if (!isTurnedAway(outcome)) record.failures += 1;
      };
    },
  };
}

/**
 * Lets attempts for one name from one address pass, one at a time. Those who have been here wait, too: behind one address
 * with them, nothing else slows down who guesses their password.
 */
function nameThrottle(now: () => number, sleep: (ms: number) => Promise<unknown>) {
  const records = fadingMemory(
    () => ({ failures: 0, waiting: 0, turn: Promise.resolve<unknown>(undefined) }),
    { most: MOST_NAMES, forMs: MEMORY_MS, isInUse: ({ waiting }) => waiting > 0, now },
  );

  return {
    async run(pair: string, attempt: () => Promise<boolean>): Promise<boolean | TurnedAway> {
      const record = records.of(pair);
      const delayNow = () => signInDelay(record.failures);
      const isCrowded = (before: number) => before >= (delayNow() > 0 ? MOST_WAITING : MOST_QUEUED);
      const turnedAway = () => ({ retryAfterMs: Math.max(delayNow(), FIRST_DELAY_MS) * record.waiting });
      if (isCrowded(record.waiting)) return turnedAway();
      record.waiting += 1;
      const outcome = record.turn.then(async () => {
        // A queue of correct passwords shrinks automatically. If the attempts turn out to be guesses, only
        // some of them may wait.
        if (isCrowded(record.waiting - 1)) return turnedAway();
        const delay = delayNow();
        if (delay > 0) await sleep(delay);
        return attempt();
      });
      record.turn = outcome.catch(() => undefined);
      try {
        const isRight = await outcome;
        if (!isTurnedAway(isRight)) record.failures = isRight ? 0 : record.failures + 1;
        return isRight;
      } finally {
        record.waiting -= 1;
        if (record.waiting === 0 && record.failures === 0) records.forget(pair);
      }
    },
  };
}
