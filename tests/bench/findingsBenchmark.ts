import { benchFindings } from './findings.js';
import type { Benchmark } from './measure.js';

const SIZES = [1_000, 10_000, 50_000];

/** The findings widget in Chromium, at three sizes; the middle one with a slower processor too. */
export const findingsBenchmark: Benchmark = {
  name: 'findings',
  about:
    'The findings of a project in Chromium: load, filter, sort, open, scroll; production build, answers from memory.',
  run: async () => {
    const figures = [];
    for (const count of SIZES) {
      const slowdowns = count === 10_000 ? [1, 4] : [1];
      figures.push(...(await benchFindings({ count, slowdowns, runs: count === 10_000 ? 5 : 3 })));
    }
    return figures;
  },
};
