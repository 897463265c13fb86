import type { ApiClient } from '../../../../api/client.js';
import { listGraphRows } from '../../../../api/dependencyGraph.js';
import { ApiError } from '../../../../api/errors.js';
import { getProject } from '../../../../api/projects.js';
import { getServer } from '../../../../api/servers.js';
import type { NodeInput } from '../../../../domain/graph/dependencyGraph.js';
import type { Project } from '../../../../schema/project.js';
import type { GraphNode } from '../graphNode.js';
import { finished, GraphReader, nodeOfEntry, serviceOf, type LoadedGraph } from './GraphReader.js';

/** The amount that is loaded. */
export interface GraphProgress {
  readonly count: number;
  readonly total: number;
}

/** Options of {@link loadGraph}. */
export interface LoadGraphOptions {
  onProgress?: (progress: GraphProgress) => void;
  /** True when all of the graph is read, however much the server has to send for it. @defaultValue false */
  isAllWanted?: boolean;
}

/**
 * Loads all components of a project with what each depends on: a few pages, and no call for each node. Where the server
 * refuses that list, or would send very much, the graph has two levels at first, see {@link LoadedGraph.unexplored}. Reading never
 * stops the page for long.
 * @throws ApiError, NetworkError and ShapeError of the project and of its list of components
 */
export async function loadGraph(
  api: ApiClient,
  projectId: string,
  { onProgress, isAllWanted = false }: LoadGraphOptions = {},
  signal?: AbortSignal,
): Promise<LoadedGraph> {
  const reader = new GraphReader();
  const tooMuch = new AbortController();
  const listSignal = signal ? AbortSignal.any([signal, tooMuch.signal]) : tooMuch.signal;
  const project = getProject(api, projectId, signal);
  const isTooMuch = project.then(
    async (one) => !isAllWanted && repeatedBytes(one) > LARGE_BYTES && (await repeatsProjects(api)),
    () => false,
  );
  // The first page is not kept waiting for the project, which says how many there are: most are few.
  const components = listGraphRows(
    api,
    projectId,
    'component',
    {
      async onPage(rows, pageNumber, total) {
        if (pageNumber === 1 && (await isTooMuch)) tooMuch.abort();
        listSignal.throwIfAborted();
        await reader.read(rows, pageNumber);
        if (!listSignal.aborted) onProgress?.({ count: reader.rowCount, total });
      },
    },
    listSignal,
  ).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  // If the project cannot be loaded, its error is clearer than that of its list.
  const known = await project;
  if (await isTooMuch) {
    tooMuch.abort();
    const { firstLevels } = await import('./loadLevels.js');
    const levels = await firstLevels(api, known, 'large', signal).catch(() => undefined);
    signal?.throwIfAborted();
    return levels ?? loadGraph(api, projectId, { onProgress, isAllWanted: true }, signal);
  }
  const refused = await components;
  const roots = reader.readRoots(known.directDependencies);
  if (refused) {
    if (!isRefusal(refused.error)) throw refused.error;
    const { firstLevels } = await import('./loadLevels.js');
    const levels = await firstLevels(api, known, 'refused', signal).catch(() => undefined);
    signal?.throwIfAborted();
    if (!levels) throw refused.error;
    return levels;
  }
  const services = reader.hasServices ? await loadServices(api, projectId, reader, signal) : [];
  return finished(known, reader, roots, services);
}

/** Returns the additional size of the list of components of a project when each row repeats the project. */
function repeatedBytes({ metrics, directDependencies }: Project): number {
  return (metrics?.components ?? 0) * (directDependencies?.length ?? 0);
}

/** A server that cannot be asked what it is counts as one of the releases that do. */
async function repeatsProjects(api: ApiClient): Promise<boolean> {
  return getServer(api).then(
    ({ capabilities }) => capabilities.repeatsProjects,
    () => true,
  );
}

// A second or two of a fast connection, and of a server that puts it together.
const LARGE_BYTES = 10_000_000;

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
