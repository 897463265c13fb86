import type { Metrics } from '../schema/metrics.js';

/** Metrics of several projects added up; what one of them does not count stays out of the sum. */
export function summedMetrics(all: readonly Metrics[]): Metrics {
  const sum: Record<string, number> = {};
  for (const metrics of all) {
    for (const key of SUMMED) sum[key] = (sum[key] ?? 0) + (metrics[key] ?? 0);
  }
  return { ...NOTHING, ...sum };
}

const NOTHING: Metrics = {
  critical: 0,
  high: 0,
  medium: 0,
  low: 0,
  vulnerabilities: 0,
  inheritedRiskScore: 0,
};

const SUMMED = [
  'critical',
  'high',
  'medium',
  'low',
  'unassigned',
  'vulnerabilities',
  'components',
  'inheritedRiskScore',
  'policyViolationsFail',
  'policyViolationsWarn',
  'policyViolationsInfo',
  'policyViolationsTotal',
] as const satisfies readonly (keyof Metrics)[];
