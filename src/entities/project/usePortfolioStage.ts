import * as portfolioMetrics from '../../data/resources/portfolioMetrics.js';
import { useResource } from '../../data/useResource.js';
import type { PortfolioMetrics } from '../../schema/metrics.js';

/** How far a server is with counting its portfolio: not known yet, no projects to count, projects that wait for it, counted. */
export type PortfolioStage = 'loading' | 'empty' | 'waiting' | 'counted';

/**
 * What the metrics of a portfolio mean. A server without projects counts them, too, and one that has some may not have counted them yet: servers
 * of 5.0 answer zeros then. Which of both it is, its projects say.
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
