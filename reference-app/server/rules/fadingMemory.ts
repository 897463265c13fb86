import { createHash } from 'node:crypto';

/** A key for something that callers choose: however long that is, it takes the same room. */
export function hashOf(key: unknown): string {
  return createHash('sha256').update(JSON.stringify(key)).digest('base64');
}

/** The values that are remembered by key for some time. */
export interface FadingMemory<T> {
  /** Returns the value of a key, and creates it when there is none. */
  of(key: string): T;
  /** Forgets a key immediately. */
  forget(key: string): void;
  /** The number of remembered keys. */
  readonly size: number;
}

export interface FadingMemoryOptions<T> {
  /** The maximum number of remembered keys. The least recently requested keys are forgotten first. */
  most: number;
  /** The time without a request after which a key is forgotten, in milliseconds. */
  forMs: number;
  /** Returns whether an entry is in use, so that it must stay, even beyond `most`. @defaultValue never */
  isInUse?: (entry: T) => boolean;
  /** The clock, in milliseconds. */
  now: () => number;
}

/**
 * Remembers values by key, such as by the address of a caller: bounded in number and in time, so that callers
 * cannot fill the memory. The caller limits the length of keys, see {@link hashOf}.
 * @param make - creates the initial value of a key
 */
export function fadingMemory<T>(make: () => T, options: FadingMemoryOptions<T>): FadingMemory<T> {
  const { most, forMs, isInUse = () => false, now } = options;
  /** In the order in which they were requested, the latest last. */
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
