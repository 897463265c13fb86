import { expect, it } from 'vitest';
import { metricFigures } from '../../../../src/entities/project/metricFigures.js';
import type { PortfolioMetrics } from '../../../../src/schema/metrics.js';

const DAY = 86_400_000;
const day = (place: number, vulnerabilities: number, projects = vulnerabilities): PortfolioMetrics =>
  ({
    firstOccurrence: place * DAY,
    lastOccurrence: place * DAY,
    vulnerabilities,
    projects,
    components: projects,
  }) as never;

it('compares with no day before the first project, which some servers fill with zeros', () => {
  const { points } = metricFigures([day(1, 0), day(2, 0), day(3, 399), day(4, 400)]).vulnerabilities;

  expect(points).toEqual([
    { at: 3 * DAY, value: 399 },
    { at: 4 * DAY, value: 400 },
  ]);
});

it('keeps days without vulnerabilities once there are projects', () => {
  const { points } = metricFigures([day(1, 0, 5), day(2, 4)]).vulnerabilities;

  expect(points).toHaveLength(2);
});

it('keeps the last of only zeros', () => {
  expect(metricFigures([day(1, 0), day(2, 0)]).vulnerabilities.points).toHaveLength(2);
});
