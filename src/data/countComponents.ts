import type { ApiClient } from '../api/client.js';
import { listComponents } from '../api/components.js';

/** How many components a project has. Imported when it is asked for: lists of projects need nothing else of components. */
export async function countComponents(
  api: ApiClient,
  projectId: string,
  signal?: AbortSignal,
): Promise<number> {
  const every = { onlyOutdated: false, onlyDirect: false };
  const { total } = await listComponents(api, projectId, every, { pageNumber: 1, pageSize: 1 }, signal);
  return total;
}
