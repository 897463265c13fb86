import type { ApiClient } from '../../../api/client.js';
import { listGraphRows } from '../../../api/dependencyGraph.js';
import { ApiError } from '../../../api/errors.js';
import { getProject } from '../../../api/projects.js';
import type { NodeInput } from '../../../domain/graph/dependencyGraph.js';
import type { GraphNode } from './graphNode.js';
import { finished, GraphReader, nodeOfEntry, serviceOf, type LoadedGraph } from './GraphReader.js';

/** How much is loaded. */
export interface GraphProgress {
  readonly count: number;
  readonly total: number;
}

/**
 * Loads all components of a project with what each depends on: a few pages, and no call for each node. Where the server
 * refuses that list, the graph has two levels at first, see {@link LoadedGraph.unexplored}. Reading never stops the page for long.
 * @throws ApiError, NetworkError and ShapeError of the project and of its list of components
 */
export async function loadGraph(
  api: ApiClient,
  projectId: string,
  onProgress?: (progress: GraphProgress) => void,
  signal?: AbortSignal,
): Promise<LoadedGraph> {
  const reader = new GraphReader();
  const components = listGraphRows(
    api,
    projectId,
    'component',
    {
      async onPage(rows, pageNumber, total) {
        await reader.read(rows, pageNumber);
        if (!signal?.aborted) onProgress?.({ count: reader.rowCount, total });
      },
    },
    signal,
  ).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  // A project that cannot be had says so better than its list does.
  const project = await getProject(api, projectId, signal);
  const refused = await components;
  const roots = reader.readRoots(project.directDependencies);
  if (refused) {
    if (!isRefusal(refused.error)) throw refused.error;
    const { firstLevels } = await import('./loadLevels.js');
    return firstLevels(api, project, refused.error, signal);
  }
  const services = reader.hasServices ? await loadServices(api, projectId, reader, signal) : [];
  return finished(project, reader, roots, services);
}

/** Services are named by what needs them; the list says which of them are still there. */
async function loadServices(
  api: ApiClient,
  projectId: string,
  reader: GraphReader,
  signal?: AbortSignal,
): Promise<NodeInput<GraphNode>[]> {
  const services: NodeInput<GraphNode>[] = [];
  try {
    await listGraphRows(
      api,
      projectId,
      'service',
      {
        onPage(rows) {
          for (const row of rows) {
            const service = serviceOf(row);
            if (service) services.push(service);
          }
        },
      },
      signal,
    );
  } catch {
    signal?.throwIfAborted();
    return reader.entries.filter(({ isService }) => isService).map(nodeOfEntry);
  }
  return services;
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404 || error.status >= 500);
}
