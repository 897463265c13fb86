import { MetricsStruct, type Metrics } from '../schema/metrics.js';
import { command, pathOf, type ApiClient } from './client.js';
import { getList } from './paging.js';

/**
 * The metrics of a project over a number of days, oldest first; empty until it was measured.
 * @throws ApiError 403 when access control hides the project, 404 when it is unknown
 */
export function listProjectMetrics(
  api: ApiClient,
  projectId: string,
  days: number,
  signal?: AbortSignal,
): Promise<Metrics[]> {
  return getList(
    api,
    { path: pathOf('metrics', 'project', projectId, 'days', String(days)), signal },
    MetricsStruct,
  );
}

/**
 * Has the server measure a project again, which it does later.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT`, 404 for an unknown project
 */
export function refreshProjectMetrics(
  api: ApiClient,
  projectId: string,
  signal?: AbortSignal,
): Promise<void> {
  return command(api, { path: pathOf('metrics', 'project', projectId, 'refresh'), signal });
}
