import { testOf } from '../../../../api/checkShape.js';
import { yieldToBrowser } from '../../../../domain/yieldToBrowser.js';
import {
  dependencyGraphOf,
  type DependencyGraph,
  type GraphFaults,
  type NodeInput,
} from '../../../../domain/graph/dependencyGraph.js';
import { readDependencyText, type DependencyEntry } from '../../../../domain/graph/dependencyText.js';
import { overviewOf, type GraphOverview } from '../../../../domain/graph/overview.js';
import { inSlices } from '../../../../domain/slices.js';
import { MetricsStruct, type Metrics } from '../../../../schema/metrics.js';
import type { Project } from '../../../../schema/project.js';
import type { GraphNode } from '../graphNode.js';

/** The dependency graph of a project, as far as its server gives it. */
export interface LoadedGraph {
  readonly project: Project;
  readonly graph: DependencyGraph<GraphNode>;
  readonly overview: GraphOverview;
  /** The parts of the data that could not be used. */
  readonly faults: LoadFaults;
  /**
   * True when the data omits the direct dependencies of the project, so that the nodes without dependents
   * replace them.
   */
  readonly hasGuessedRoots: boolean;
  /** The IDs of nodes whose dependencies were not requested yet, in a graph that is loaded level by level. */
  readonly unexplored: ReadonlySet<string>;
  /** Why it comes level by level; undefined: all of it was read. */
  readonly levels?: Levels;
}

/** Why a graph comes level by level. */
export interface Levels {
  /**
   * `refused`: the server does not list the components. `large`: it would have to send too much data for the
   * list.
   */
  readonly why: 'refused' | 'large';
  /** The number of components in the project, as far as the server reports it. */
  readonly total: number;
}

/** The number of parts that could not be used. */
export interface LoadFaults extends GraphFaults {
  /** Lists of dependencies that are not readable, or not in all their entries. */
  readonly malformedTexts: number;
  /** Components and services without what a node needs. */
  readonly unreadableNodes: number;
}

/** The graph of what was read, and of more nodes. */
export async function finished(
  project: Project,
  reader: GraphReader,
  roots: readonly string[],
  more: readonly NodeInput<GraphNode>[],
): Promise<LoadedGraph> {
  const nodes = [...reader.nodes, ...more];
  const graph = (await inSlices(dependencyGraphOf(roots, nodes)))!;
  const guessed = graph.roots.length === 0 && reader.edgeCount > 0 ? topsOf(graph) : [];
  const faults = {
    ...graph.faults,
    malformedTexts: reader.malformedTexts,
    unreadableNodes: reader.unreadableNodes,
  };
  const hasGuessedRoots = guessed.length > 0;
  const rooted = hasGuessedRoots ? (await inSlices(dependencyGraphOf(guessed, nodes)))! : graph;
  return {
    project,
    graph: rooted,
    overview: (await inSlices(overviewOf(rooted)))!,
    faults,
    hasGuessedRoots,
    unexplored: NONE,
  };
}

/** Nodes that depend on something, and that nothing depends on. */
function topsOf(graph: DependencyGraph<GraphNode>): string[] {
  const tops: string[] = [];
  for (let place = 0; place < graph.size; place += 1) {
    const isTop = graph.dependantsOf(place).length === 0 && graph.dependenciesOf(place).length > 0;
    if (isTop) tops.push(graph.idAt(place));
  }
  return tops;
}

/** Turns rows into nodes, a few milliseconds at a time. */
export class GraphReader {
  malformedTexts = 0;
  unreadableNodes = 0;
  rowCount = 0;
  edgeCount = 0;
  hasServices = false;
  readonly #pages: NodeInput<GraphNode>[][] = [];
  readonly #ids = new Set<string>();
  /** Entries that other nodes name and that are services or not known yet. */
  readonly #entries = new Map<string, DependencyEntry>();

  /** In the order of the list. */
  get nodes(): NodeInput<GraphNode>[] {
    return this.#pages.flat();
  }

  get entries(): DependencyEntry[] {
    return [...this.#entries.values()];
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  keep(node: NodeInput<GraphNode>) {
    this.#ids.add(node.id);
    (this.#pages[0] ??= []).push(node);
  }

  async read(rows: readonly unknown[], pageNumber: number): Promise<void> {
    const nodes: NodeInput<GraphNode>[] = [];
    let pauseAt = performance.now() + READ_FOR_MS;
    for (const row of rows) {
      if (performance.now() >= pauseAt) {
        await yieldToBrowser();
        pauseAt = performance.now() + READ_FOR_MS;
      }
      this.rowCount += 1;
      const value = nodeOf(row);
      if (!value) {
        this.unreadableNodes += 1;
        continue;
      }
      this.#ids.add(value.uuid);
      nodes.push({
        id: value.uuid,
        value,
        dependsOn: this.readRoots((row as Record<string, unknown>)['directDependencies']),
      });
    }
    this.#pages[pageNumber] = nodes;
  }

  /** Ids in a text of dependencies. */
  readRoots(text: unknown): string[] {
    const { entries, isMalformed } = readDependencyText(text);
    if (isMalformed) this.malformedTexts += 1;
    this.edgeCount += entries.length;
    for (const entry of entries) {
      if (entry.isService) this.hasServices = true;
      if (!this.#ids.has(entry.uuid)) this.#entries.set(entry.uuid, entry);
    }
    return entries.map(({ uuid }) => uuid);
  }
}

function nodeOf(row: unknown): GraphNode | undefined {
  const fields = fieldsOf(row);
  if (!fields) return undefined;
  const { uuid, name, rest } = fields;
  const meta = rest['repositoryMeta'] as Record<string, unknown> | null | undefined;
  return {
    kind: 'component',
    uuid,
    name,
    group: textOf(rest['group']),
    version: textOf(rest['version']),
    purl: textOf(rest['purl']),
    latestVersion: textOf(meta?.['latestVersion']) ?? textOf(rest['latestVersion']),
    isInternal: rest['isInternal'] === true,
    metrics: isMetrics(rest['metrics']) ? (rest['metrics'] as Metrics) : undefined,
  };
}

/** A row of the list of services; undefined when it lacks what a node needs. */
export function serviceOf(row: unknown): NodeInput<GraphNode> | undefined {
  const fields = fieldsOf(row);
  if (!fields) return undefined;
  const { uuid, name, rest } = fields;
  const value: GraphNode = {
    kind: 'service',
    uuid,
    name,
    group: textOf(rest['group']),
    version: textOf(rest['version']),
    isInternal: false,
  };
  return { id: uuid, value, dependsOn: [] };
}

/** A node of which only its name is known. */
export function nodeOfEntry(entry: DependencyEntry): NodeInput<GraphNode> {
  const { uuid, isService, name = entry.purl ?? uuid, group, version, purl } = entry;
  const value: GraphNode = {
    kind: isService ? 'service' : 'component',
    uuid,
    name,
    group,
    version,
    purl,
    isInternal: false,
  };
  return { id: uuid, value, dependsOn: [] };
}

function fieldsOf(row: unknown) {
  if (typeof row !== 'object' || row === null) return undefined;
  const rest = row as Record<string, unknown>;
  const uuid = textOf(rest['uuid']);
  const name = textOf(rest['name']);
  return uuid === undefined || name === undefined ? undefined : { uuid, name, rest };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const isMetrics = testOf(MetricsStruct);
const NONE: ReadonlySet<string> = new Set();
const READ_FOR_MS = 8;
