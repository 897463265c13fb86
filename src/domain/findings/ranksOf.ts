import { numbersOf } from './numbersOf.js';

/** Places of numbers among the different ones. */
export interface Ranks {
  /** A place per number, ascending from 0; `count` for NaN. */
  readonly ranks: Uint32Array;
  /** The number of different numbers. */
  readonly count: number;
}

/**
 * Returns the places of numbers in their order. They are calculated once, and the numbers must not change
 * afterwards.
 */
export function ranksOf(numbers: Float64Array): Ranks {
  let ranks = known.get(numbers);
  if (!ranks) {
    ranks = rankedNumbers(numbers);
    known.set(numbers, ranks);
  }
  return ranks;
}

function rankedNumbers(numbers: Float64Array): Ranks {
  const places = new Map<number, number>();
  // Sorting puts NaN at the end, and a map takes 0 and -0 for the same.
  for (const number of new Set(numbers.slice().sort())) {
    if (!Number.isNaN(number)) places.set(number, places.size);
  }
  return {
    ranks: numbersOf(Uint32Array, numbers, (number) => places.get(number) ?? places.size),
    count: places.size,
  };
}

const known = new WeakMap<Float64Array, Ranks>();
