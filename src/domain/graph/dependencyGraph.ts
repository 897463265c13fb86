/** The input for a graph: a node and the IDs of its direct dependencies. */
export interface NodeInput<T> {
  readonly id: string;
  /** The value that the node represents. The graph does not read it. */
  readonly value: T;
  /** In the order of the source; may name nodes that do not exist, the node itself, or the same node twice. */
  readonly dependsOn: readonly string[];
}

/**
 * A dependency graph: shared nodes, possibly cycles, any size. Nodes are known by their place, 0 to `size - 1`; the project
 * itself is none of them, `roots` are its direct dependencies. Lists of places are views: copy before keeping.
 */
export interface DependencyGraph<T> {
  readonly size: number;
  /** Places of the direct dependencies of the project, in the order of the source. */
  readonly roots: Uint32Array;
  /** Id and value of a node by its place. */
  idAt(place: number): string;
  valueAt(place: number): T;
  /** Place of a node by its id; undefined when there is none. */
  placeOf(id: string): number | undefined;
  /** Returns the direct dependencies of a node. */
  dependenciesOf(place: number): Uint32Array;
  /** The nodes that directly depend on a node, the project not among them. */
  dependantsOf(place: number): Uint32Array;
  /**
   * The direct dependencies of all nodes, for walks through the full graph: a view for each node takes longer
   * than the walk.
   */
  readonly dependencies: Adjacency;
  readonly dependants: Adjacency;
  /** The edges and nodes of the source that this graph leaves out. */
  readonly faults: GraphFaults;
}

/** The edges of all nodes in one list: those of a node are at `starts[node]` to `starts[node + 1]`. */
export interface Adjacency {
  readonly starts: Uint32Array;
  readonly targets: Uint32Array;
}

/** The faults in the data of a graph. Faulty data is left out, so that everything else can be shown. */
export interface GraphFaults {
  /** Edges to ids that no node has, those of the project included. */
  readonly danglingEdges: number;
  /** Nodes that depend on themselves. */
  readonly selfLoops: number;
}

/**
 * Builds a graph; time and memory grow with nodes and edges, not with paths. Gives way from time to time.
 * @param rootIds - ids of the direct dependencies of the project
 */
export function* dependencyGraphOf<T>(
  rootIds: readonly string[],
  nodes: readonly NodeInput<T>[],
): Generator<void, DependencyGraph<T>, void> {
  const places = new Map<string, number>();
  // Of two nodes with the same ID, the first counts, as in every list of the API.
  const kept: NodeInput<T>[] = [];
  for (const [at, node] of nodes.entries()) {
    if (at % BETWEEN_BREATHS === BETWEEN_BREATHS - 1) yield;
    if (places.has(node.id)) continue;
    places.set(node.id, kept.length);
    kept.push(node);
  }
  const faults = { danglingEdges: 0, selfLoops: 0 };

  // The node that last named each node. A separate set for each node would take most of the time.
  const namedBy = new Int32Array(kept.length).fill(NOT_NAMED);
  const addPlaces = (ids: readonly string[], own: number, found: number[]) => {
    for (const id of ids) {
      const place = places.get(id);
      if (place === undefined) faults.danglingEdges += 1;
      else if (place === own) faults.selfLoops += 1;
      else if (namedBy[place] !== own) {
        namedBy[place] = own;
        found.push(place);
      }
    }
  };
  const roots: number[] = [];
  addPlaces(rootIds, PROJECT, roots);
  const starts = new Uint32Array(kept.length + 1);
  const targets: number[] = [];
  for (let place = 0; place < kept.length; place += 1) {
    addPlaces(kept[place]!.dependsOn, place, targets);
    starts[place + 1] = targets.length;
    if (place % BETWEEN_BREATHS === BETWEEN_BREATHS - 1) yield;
  }
  const down: Adjacency = { starts, targets: Uint32Array.from(targets) };
  yield;
  const up = reversed(down, kept.length);

  return {
    size: kept.length,
    roots: Uint32Array.from(roots),
    idAt: (place) => kept[place]!.id,
    valueAt: (place) => kept[place]!.value,
    placeOf: (id) => places.get(id),
    dependenciesOf: (place) => down.targets.subarray(down.starts[place], down.starts[place + 1]),
    dependantsOf: (place) => up.targets.subarray(up.starts[place], up.starts[place + 1]),
    dependencies: down,
    dependants: up,
    faults,
  };
}

function reversed({ starts, targets }: Adjacency, size: number): Adjacency {
  const counts = new Uint32Array(size + 1);
  for (const target of targets) counts[target + 1]! += 1;
  for (let place = 0; place < size; place += 1) counts[place + 1]! += counts[place]!;
  const free = counts.slice();
  const sources = new Uint32Array(targets.length);
  for (let source = 0; source < size; source += 1) {
    for (let edge = starts[source]!; edge < starts[source + 1]!; edge += 1) {
      sources[free[targets[edge]!]!++] = source;
    }
  }
  return { starts: counts, targets: sources };
}

/** Instead of a place: the project itself, and none so far. */
const PROJECT = -1;
const NOT_NAMED = -2;
const BETWEEN_BREATHS = 1_000;
