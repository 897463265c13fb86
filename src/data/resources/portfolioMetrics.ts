import { listPortfolioMetrics } from '../../api/projects.js';
import type { PortfolioMetrics } from '../../schema/metrics.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** What the portfolio adds up to, over any time. */
export const all = resourceKey('portfolioMetrics');

/** What the portfolio added up to over the last days, oldest first. */
export function days(count: number): ResourceRef<PortfolioMetrics[]> {
  return {
    key: resourceKey('portfolioMetrics', count),
    load: (api, signal) => listPortfolioMetrics(api, count, signal),
  };
}

/** How many active projects there are, which metrics say only once they are calculated. */
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
