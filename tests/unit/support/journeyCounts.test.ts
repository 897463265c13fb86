import { describe, expect, it } from 'vitest';
import { countJourneys } from '../../support/journeyCounts.mjs';

const journey = (title: string, status: string) => ({ title, tests: [{ status }] });

describe('the count of the journeys', () => {
  it('takes one that passed only when tried again for a failure, and names it', () => {
    const counts = countJourneys({
      suites: [
        {
          title: 'shop.spec.ts',
          specs: [journey('works', 'expected'), journey('never works', 'unexpected')],
          suites: [
            {
              title: 'a shop',
              specs: [journey('works the second time', 'flaky'), journey('is not open', 'skipped')],
            },
          ],
        },
      ],
    });

    expect(counts).toEqual({
      passed: 1,
      failed: 2,
      notes: [
        'flaky, passed only when tried again: shop.spec.ts › a shop › works the second time',
        'skipped: 1 (first: shop.spec.ts › a shop › is not open)',
      ].join('\n'),
    });
  });

  it('has nothing to note when all pass', () => {
    const report = { suites: [{ title: 'shop.spec.ts', specs: [journey('works', 'expected')] }] };

    expect(countJourneys(report)).toEqual({ passed: 1, failed: 0, notes: undefined });
  });
});
