/** A repeatable source of chance for tests and benchmarks: the same seed gives the same sequence everywhere. */
export interface SeededRandom {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** Returns an integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** One of the values, which must not be empty. */
  pick<T>(values: readonly T[]): T;
  /** True with the given probability, 0–1. */
  chance(probability: number): boolean;
  /** A random-looking UUID of version 4. */
  uuid(): string;
}

/** Makes a {@link SeededRandom} (mulberry32) from a 32-bit seed. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const hex = (digits: number) => {
    let text = '';
    for (let index = 0; index < digits; index += 1) text += integer(0, 15).toString(16);
    return text;
  };

  return {
    next,
    integer,
    pick: (values) => {
      const value = values[integer(0, values.length - 1)];
      if (value === undefined) throw new Error('seededRandom: nothing to pick from');
      return value;
    },
    chance: (probability) => next() < probability,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[integer(0, 3)]}${hex(3)}-${hex(12)}`,
  };
}
