import { expect, it } from 'vitest';
import { countedMetrics } from '../../../src/domain/countedMetrics.js';
import { startsLate } from '../../../src/domain/startsLate.js';
import type { PortfolioMetrics } from '../../../src/schema/metrics.js';

const of = (projects: number, vulnerabilities = 0) =>
  ({ projects, components: projects, vulnerabilities }) as PortfolioMetrics;

it('leaves out the days before the first project, and no later ones', () => {
  const records = [of(0), of(0), of(3), of(0), of(4, 2)];
  expect(countedMetrics(records)).toEqual(records.slice(2));
});

it('keeps zeros where there is nothing else', () => {
  expect(countedMetrics([of(0), of(0)])).toHaveLength(2);
  expect(countedMetrics([])).toEqual([]);
});

it('takes a first measurement of the next day for the start of the period, and no later one', () => {
  const DAY = 86_400_000;
  expect(startsLate(10 * DAY, 10 * DAY)).toBe(false);
  expect(startsLate(11 * DAY, 10 * DAY)).toBe(false);
  expect(startsLate(11 * DAY + 1, 10 * DAY)).toBe(true);
  expect(startsLate(3 * DAY, 10 * DAY)).toBe(false);
  expect(startsLate(undefined, 10 * DAY)).toBe(false);
});
