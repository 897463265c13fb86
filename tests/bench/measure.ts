/** One result of a benchmark. */
export interface Figure {
  /** The name of the measurement, such as `10,000 findings visible`. */
  name: string;
  unit: 'ms' | 'MB' | 'kB' | 's' | '1/s' | 'fps';
  /** All samples, in the order they were taken. */
  samples: number[];
  /**
   * The promised value, in the same unit. The median should be at most this (at least, for `fps` and `1/s`).
   */
  target?: number;
  /**
   * The name of another result of the same run to compare with, such as the same work at a tenth of the size.
   */
  comparedWith?: string;
}

/** One file of `tests/bench`: takes its measurements one after the other. */
export interface Benchmark {
  name: string;
  /** The subject of the measurement, in one sentence. */
  about: string;
  /**
   * @param show - reports results immediately, for measurements that take minutes
   * @returns the other results
   */
  run: (show: (figures: readonly Figure[]) => void) => Promise<readonly Figure[]>;
}

/** The middle sample; the mean of the two in the middle for an even count. */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** Returns the value that 19 of 20 samples do not exceed. */
export function percentile95(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
}

/** Runs something several times after a first run that does not count, and gives the milliseconds of each. */
export async function timed(times: number, work: () => unknown): Promise<number[]> {
  await work();
  const samples: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const startedAt = performance.now();
    await work();
    samples.push(performance.now() - startedAt);
  }
  return samples;
}
