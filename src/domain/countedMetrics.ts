import type { PortfolioMetrics } from '../schema/metrics.js';

/**
 * Leaves out the days before the first project. Servers of 5.0 fill them with zeros, and nothing can be
 * compared with those. Where there are only zeros, all are kept.
 * @param records - oldest first
 */
export function countedMetrics(records: readonly PortfolioMetrics[]): readonly PortfolioMetrics[] {
  const begin = records.findIndex(
    ({ projects, components, vulnerabilities }) => projects || components || vulnerabilities,
  );
  return begin > 0 ? records.slice(begin) : records;
}
