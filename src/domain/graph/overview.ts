import type { DependencyGraph } from './dependencyGraph.js';
import { countPaths, type PathCount } from './countPaths.js';
import type { Path } from './paths.js';

/** The known facts about the way to each node, without finding the paths of any. */
export interface GraphOverview {
  /** One of the shortest paths to a node; undefined when the project does not need it. */
  shortestPathTo(place: number): Path | undefined;
  /** Returns the number of paths to a node. */
  countOf(place: number): PathCount;
}

/** Goes through a graph once for all its nodes; time grows with nodes and edges, whatever is asked afterwards. */
export function* overviewOf(graph: DependencyGraph<unknown>): Generator<void, GraphOverview, void> {
  const parents = shortestParents(graph);
  yield;
  const countOf = yield* countPaths(graph);
  return {
    shortestPathTo(place) {
      if (parents[place] === UNSEEN) return undefined;
      const path: number[] = [];
      for (let each = place; each !== PROJECT; each = parents[each]!) path.push(each);
      return path.reverse();
    },
    countOf,
  };
}

/** The node before each on one of the shortest paths to it. */
function shortestParents(graph: DependencyGraph<unknown>): Int32Array {
  const parents = new Int32Array(graph.size).fill(UNSEEN);
  const queue = new Uint32Array(graph.size);
  let end = 0;
  const reach = (place: number, parent: number) => {
    if (parents[place] !== UNSEEN) return;
    parents[place] = parent;
    queue[end++] = place;
  };
  for (const root of graph.roots) reach(root, PROJECT);
  const { starts, targets } = graph.dependencies;
  for (let head = 0; head < end; head += 1) {
    const place = queue[head]!;
    for (let edge = starts[place]!; edge < starts[place + 1]!; edge += 1) reach(targets[edge]!, place);
  }
  return parents;
}

const PROJECT = -1;
const UNSEEN = -2;
