import { expect, it } from 'vitest';
import { measuredMetrics, measuredRiskScore } from '../../../src/domain/measuredMetrics.js';

const metrics = { critical: 0, high: 0, medium: 0, low: 0, vulnerabilities: 0, inheritedRiskScore: 0 };
const [empty, filled] = [
  { ...metrics, components: 0 },
  { ...metrics, components: 3 },
];

it.each([
  ['nothing before the first BOM', { metrics: empty }, undefined],
  ['zeros of a BOM without components', { metrics: empty, lastBomImport: 1 }, empty],
  ['components that were entered by hand', { metrics: filled }, filled],
  ['nothing before the first measurement', { metrics: undefined, lastBomImport: 1 }, undefined],
])('takes for measured: %s', (_, project, expected) => {
  expect(measuredMetrics(project)).toEqual(expected);
});

it.each([
  ['the one among all figures', { metrics: { inheritedRiskScore: 12 }, lastBomImport: 1 }, 12],
  ['the one that came alone', { lastBomImport: 1, lastInheritedRiskScore: 7 }, 7],
  ['none without a BOM', { lastInheritedRiskScore: 0 }, undefined],
])('the risk score of a project is %s', (_, project, expected) => {
  expect(measuredRiskScore(project as never)).toBe(expected);
});
