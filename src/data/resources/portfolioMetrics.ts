import { listPortfolioMetrics } from '../../api/projects.js';
import type { PortfolioMetrics } from '../../schema/metrics.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** The metrics of the portfolio, over any time. */
export const all = resourceKey('portfolioMetrics');

/** The metrics of the portfolio over the last days, oldest first. */
export function days(count: number): ResourceRef<PortfolioMetrics[]> {
  return {
    key: resourceKey('portfolioMetrics', count),
    load: (api, signal) => listPortfolioMetrics(api, count, signal),
  };
}

/** The number of active projects. Metrics include it only once they are calculated. */
export function projectCount(): ResourceRef<number> {
  return {
    // Stale whenever a list of projects is.
    key: resourceKey('projects', 'list', 'count'),
    load: async (api, signal) => {
      const { countProjects } = await import('../countProjects.js');
      return countProjects(api, signal);
    },
  };
}
