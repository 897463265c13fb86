/** Loads a graph level by level, when the list of components is rejected or very long. */
import type { ApiClient } from '../../../../api/client.js';
import { listGraphLevel } from '../../../../api/dependencyGraph.js';
import type { Project } from '../../../../schema/project.js';
import { finished, GraphReader, nodeOfEntry, type Levels, type LoadedGraph } from './GraphReader.js';

/** Requests the dependencies of a node, in a graph that is loaded level by level. */
export async function loadLevel(
  api: ApiClient,
  loaded: LoadedGraph,
  id: string,
  signal?: AbortSignal,
): Promise<LoadedGraph> {
  const { project, graph, unexplored, levels } = loaded;
  const rows = await listGraphLevel(api, 'component', id, signal);
  const reader = new GraphReader();
  await reader.read(rows, 2);
  const below = reader.nodes.map((node) => node.id);
  const next = new Set(unexplored);
  for (const known of [id, ...below]) next.delete(known);
  for (let place = 0; place < graph.size; place += 1) {
    const own = graph.idAt(place);
    // The data that came with the level is newer.
    if (below.includes(own) && unexplored.has(own)) continue;
    const children = [...graph.dependenciesOf(place)].map((child) => graph.idAt(child));
    reader.keep({ id: own, value: graph.valueAt(place), dependsOn: own === id ? below : children });
  }
  const roots = [...graph.roots].map((place) => graph.idAt(place));
  return { ...(await withEntries(project, reader, roots, next)), levels };
}

/**
 * The direct dependencies of a project, and theirs.
 * @throws ApiError, NetworkError, ShapeError of the list of them
 */
export async function firstLevels(
  api: ApiClient,
  project: Project,
  why: Levels['why'],
  signal?: AbortSignal,
): Promise<LoadedGraph> {
  const reader = new GraphReader();
  await reader.read(await listGraphLevel(api, 'project', project.uuid, signal), 1);
  const roots = reader.readRoots(project.directDependencies);
  const levels = { why, total: project.metrics?.components ?? 0 };
  return { ...(await withEntries(project, reader, roots, new Set())), levels };
}

/** Returns a graph in which nodes that are only named by others count as not requested yet. */
async function withEntries(
  project: Project,
  reader: GraphReader,
  roots: readonly string[],
  unexplored: Set<string>,
): Promise<LoadedGraph> {
  const entries = reader.entries.filter(({ uuid }) => !reader.has(uuid));
  for (const entry of entries) if (!entry.isService) unexplored.add(entry.uuid);
  return { ...(await finished(project, reader, roots, entries.map(nodeOfEntry))), unexplored };
}
