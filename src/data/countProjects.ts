import type { ApiClient } from '../api/client.js';
import { listProjects } from '../api/projects.js';

/**
 * Counts the active projects. Imported on demand, because widgets that show metrics of the portfolio need
 * nothing else of projects.
 */
export async function countProjects(api: ApiClient, signal?: AbortSignal): Promise<number> {
  const active = { includeInactive: false, isTree: false };
  return (await listProjects(api, active, { pageNumber: 1, pageSize: 1 }, signal)).total;
}
