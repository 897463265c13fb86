import type { ApiClient } from '../api/client.js';
import { listComponents } from '../api/components.js';

/**
 * Counts the components of a project. Imported on demand, because lists of projects need nothing else of
 * components.
 */
export async function countComponents(
  api: ApiClient,
  projectId: string,
  signal?: AbortSignal,
): Promise<number> {
  const every = { onlyOutdated: false, onlyDirect: false };
  const { total } = await listComponents(api, projectId, every, { pageNumber: 1, pageSize: 1 }, signal);
  return total;
}
