import { describe, expect, it } from 'vitest';
import { countJourneys, countTests } from '../../support/testReports.mjs';

describe('the count of the tests', () => {
  it('names each that failed in a line, with the beginning of what was wrong', () => {
    const counts = countTests(
      {
        testResults: [
          {
            name: '/bomdeck/tests/shop.test.ts',
            status: 'failed',
            assertionResults: [
              { fullName: 'a shop opens', status: 'passed' },
              {
                fullName: 'a shop sells',
                status: 'failed',
                failureMessages: ['\n\u001b[31mError: no bread\u001b[39m\n  at shop.ts', 'Error: no cheese'],
              },
              { fullName: 'a shop moves', status: 'skipped' },
            ],
          },
        ],
      },
      '/bomdeck/',
    );

    expect(counts).toEqual({
      passed: 1,
      failed: 1,
      failures: ['tests/shop.test.ts › a shop sells: Error: no bread'],
      notes: 'skipped: 1 (first: a shop moves)',
    });
  });

  it('takes a file that could not be run for a failure', () => {
    const counts = countTests({
      testResults: [
        { name: 'shop.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    });

    expect(counts).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['shop.test.ts › could not be run: no such module'],
    });
  });
});

const journey = (title: string, status: string, message?: string) => ({
  title,
  tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }] }],
});

describe('the count of the journeys', () => {
  it('takes one that passed only when tried again for a failure, and names it', () => {
    const counts = countJourneys({
      suites: [
        {
          title: 'shop.spec.ts',
          specs: [
            journey('works', 'expected'),
            journey('never works', 'unexpected', 'Error: not equal\n\n- Array []\n+ Array [1]\n'),
          ],
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
      failures: [
        'shop.spec.ts › never works: Error: not equal - Array [] + Array [1]',
        'shop.spec.ts › a shop › works the second time: passed only when tried again',
      ],
      notes: 'skipped: 1 (first: shop.spec.ts › a shop › is not open)',
    });
  });

  it('says why none was run', () => {
    const counts = countJourneys({ suites: [], errors: [{ message: 'Error: the server did not start' }] });

    expect(counts.failures).toEqual(['the run: Error: the server did not start']);
  });

  it('has nothing to note when all pass', () => {
    const report = { suites: [{ title: 'shop.spec.ts', specs: [journey('works', 'expected')] }] };

    expect(countJourneys(report)).toEqual({ passed: 1, failed: 0, failures: [], notes: undefined });
  });
});
