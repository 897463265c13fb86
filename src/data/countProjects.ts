import type { ApiClient } from '../api/client.js';
import { listProjects } from '../api/projects.js';

/** How many active projects there are. Imported when it is asked for: whoever shows figures of the portfolio needs nothing else of projects. */
export async function countProjects(api: ApiClient, signal?: AbortSignal): Promise<number> {
  const active = { includeInactive: false, isTree: false };
  return (await listProjects(api, active, { pageNumber: 1, pageSize: 1 }, signal)).total;
}
