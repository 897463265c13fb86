import * as portfolioMetrics from '../../data/resources/portfolioMetrics.js';
import { useResource } from '../../data/useResource.js';
import type { PortfolioMetrics } from '../../schema/metrics.js';

/**
 * The state of a server's portfolio metrics: not known yet, no projects to count, projects waiting to be
 * counted, or counted.
 */
export type PortfolioStage = 'loading' | 'empty' | 'waiting' | 'counted';

/**
 * Interprets the metrics of a portfolio. A server without projects counts them, too, and a server with
 * projects may not have counted them yet: 5.0 servers return zeros then. The number of projects shows which
 * case it is.
 * @param records - oldest first; undefined while they are not known
 */
export function usePortfolioStage(records: readonly PortfolioMetrics[] | undefined): PortfolioStage {
  const latest = records?.at(-1);
  const isUncounted = records !== undefined && (latest === undefined || latest.projects === 0);
  const count = useResource(portfolioMetrics.projectCount(), { isEnabled: isUncounted });
  if (!records) return 'loading';
  if (!isUncounted) return 'counted';
  if (count.status === 'loading') return 'loading';
  return count.status === 'ready' && count.data === 0 ? 'empty' : 'waiting';
}
