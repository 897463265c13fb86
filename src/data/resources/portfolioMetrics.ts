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
