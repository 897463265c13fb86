import { createHash } from 'node:crypto';

/** A key for something that callers choose: however long that is, it takes the same room. */
export function hashOf(key: unknown): string {
  return createHash('sha256').update(JSON.stringify(key)).digest('base64');
}

/** What is remembered by key for some time. */
export interface FadingMemory<T> {
  /** What is known of a key; made when nothing is. */
  of(key: string): T;
  /** Forgets a key at once. */
  forget(key: string): void;
  /** How many keys are remembered. */
  readonly size: number;
}

export interface FadingMemoryOptions<T> {
  /** Keys to remember at most; those that were asked for longest ago go first. */
  most: number;
  /** After so long without being asked for a key is forgotten, in milliseconds. */
  forMs: number;
  /** Whether somebody holds what was handed out, so that it must stay, also beyond `most`. @defaultValue never */
  isInUse?: (entry: T) => boolean;
  /** The clock, in milliseconds. */
  now: () => number;
}

/**
 * Remembers something by key, such as by the address of a caller: bounded in number and in time, so that callers cannot fill the
 * memory. How long keys may be is for the caller to say, see {@link hashOf}.
 * @param make - what a key begins with
 */
export function fadingMemory<T>(make: () => T, options: FadingMemoryOptions<T>): FadingMemory<T> {
  const { most, forMs, isInUse = () => false, now } = options;
  /** In the order in which they were asked for, the latest last. */
  const entries = new Map<string, { value: T; askedAt: number }>();

  function forgetOld() {
    for (const [key, { value, askedAt }] of entries) {
      if (entries.size < most && now() - askedAt <= forMs) return;
      if (!isInUse(value)) entries.delete(key);
    }
  }

  return {
    of(key) {
      const known = entries.get(key);
      const isKept = known && (isInUse(known.value) || now() - known.askedAt <= forMs);
      entries.delete(key);
      forgetOld();
      const value = isKept ? known.value : make();
      entries.set(key, { value, askedAt: now() });
      return value;
    },
    forget: (key) => void entries.delete(key),
    get size() {
      return entries.size;
    },
  };
}
