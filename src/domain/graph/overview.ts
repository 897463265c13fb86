import type { DependencyGraph } from './dependencyGraph.js';
import type { Path, PathCount } from './paths.js';

/** What is known of the way to each node, without looking for the paths of any. */
export interface GraphOverview {
  /** One of the shortest paths to a node; undefined when the project does not need it. */
  shortestPathTo(place: number): Path | undefined;
  /** How many paths lead to a node. */
  countOf(place: number): PathCount;
}

/** Goes through a graph once for all its nodes; time grows with nodes and edges, whatever is asked afterwards. */
export function overviewOf(graph: DependencyGraph<unknown>): GraphOverview {
  const parents = shortestParents(graph);
  const { counts, isBehindCycle } = countAll(graph);
  return {
    shortestPathTo(place) {
      if (parents[place] === UNSEEN) return undefined;
      const path: number[] = [];
      for (let each = place; each !== PROJECT; each = parents[each]!) path.push(each);
      return path.reverse();
    },
    countOf(place) {
      const count = Math.min(counts[place]!, Number.MAX_SAFE_INTEGER);
      return { count, isExact: isBehindCycle[place] === 0 && count < Number.MAX_SAFE_INTEGER };
    },
  };
}

/** The node before each on one of the shortest paths to it. */
function shortestParents(graph: DependencyGraph<unknown>): Int32Array {
  const parents = new Int32Array(graph.size).fill(UNSEEN);
  const queue = new Uint32Array(graph.size);
  let end = 0;
  const reach = (places: Uint32Array, parent: number) => {
    for (const place of places) {
      if (parents[place] !== UNSEEN) continue;
      parents[place] = parent;
      queue[end++] = place;
    }
  };
  reach(graph.roots, PROJECT);
  for (let head = 0; head < end; head += 1) reach(graph.dependenciesOf(queue[head]!), queue[head]!);
  return parents;
}

/** Paths to each node, leaving out edges that close cycles; what lies behind such an edge has at least so many. */
function countAll(graph: DependencyGraph<unknown>) {
  const rank = new Int32Array(graph.size).fill(UNSEEN);
  const next = new Uint32Array(graph.size);
  const done: number[] = [];
  const isBehindCycle = new Uint8Array(graph.size);
  const isOpen = new Uint8Array(graph.size);
  const stack: number[] = [];
  const enter = (place: number) => {
    rank[place] = 0;
    isOpen[place] = 1;
    stack.push(place);
  };
  for (const root of graph.roots) {
    if (rank[root] === UNSEEN) enter(root);
    while (stack.length > 0) {
      const place = stack[stack.length - 1]!;
      const children = graph.dependenciesOf(place);
      if (next[place] === children.length) {
        isOpen[place] = 0;
        done.push(place);
        stack.pop();
        continue;
      }
      const child = children[next[place]!++]!;
      if (isOpen[child]) isBehindCycle[child] = 1;
      else if (rank[child] === UNSEEN) enter(child);
    }
  }
  const order = done.reverse();
  order.forEach((place, index) => (rank[place] = index));

  const counts = new Float64Array(graph.size);
  for (const root of graph.roots) counts[root]! += 1;
  for (const place of order) {
    for (const child of graph.dependenciesOf(place)) {
      if (rank[child]! <= rank[place]!) continue;
      counts[child]! += counts[place]!;
      if (isBehindCycle[place]) isBehindCycle[child] = 1;
    }
  }
  return { counts, isBehindCycle };
}

const PROJECT = -1;
const UNSEEN = -2;
