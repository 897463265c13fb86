import type { DependencyGraph } from './dependencyGraph.js';

/** Represents the project in lists of node places. */
export const PROJECT = -1;
/** Represents the sign for nodes that are folded away. */
export const FOLD = -2;

/**
 * The part of a graph that is drawn: the project, nodes (each once, however many need it), and signs for
 * nodes that are folded away. All are identified by their index, and 0 is the project. The lists can be
 * passed to a worker.
 */
export interface DrawnGraph {
  readonly size: number;
  /** Place of the node in the graph, {@link PROJECT} or {@link FOLD}. */
  readonly places: Int32Array;
  /** Column: one more than the rightmost of what leads to it, edges that close cycles aside. */
  readonly levels: Int32Array;
  /** The parent of each in the laid-out tree, one column to the left. -1 for the project. */
  readonly parents: Int32Array;
  /** Edges, those of each node together, in the order of the nodes. */
  readonly sources: Uint32Array;
  readonly targets: Uint32Array;
  /** The number of nodes that a sign represents. 0 for everything else. */
  readonly folded: Uint32Array;
  /** The number of direct dependencies of a node, including folded and hidden ones. */
  readonly childCounts: Uint32Array;
  /** 1: what it depends on is not loaded yet. */
  readonly unexplored: Uint8Array;
  /** 1: what it depends on is drawn. */
  readonly isOpen: Uint8Array;
  /** Index of each node of the graph; -1 for those that are not drawn. */
  readonly indexes: Int32Array;
}

/** The options that decide what is drawn. Nodes are given by their place, {@link PROJECT} for the project. */
export interface DrawnOptions {
  readonly isOpen: (place: number) => boolean;
  /** Returns the maximum number of dependencies of a node to draw. The others are folded into a sign. */
  readonly limitOf: (place: number) => number;
  /** Returns the rank that decides which of many are drawn: lower first, negative ones always. */
  readonly rankOf: (place: number) => number;
  /** By place, 0: is left out, as if the graph did not have it. Absent: nothing is. */
  readonly kept?: Uint8Array;
  /** Returns true when a node may have dependencies that are not loaded yet. Absent: no node has any. */
  readonly isUnexplored?: (place: number) => boolean;
}

/** Finds what is drawn of a graph whose nodes are opened level by level. */
export function drawnLevels(graph: DependencyGraph<unknown>, options: DrawnOptions): DrawnGraph {
  const { finders: _, ...drawn } = find(graph, options);
  return { ...drawn, ...levelsOf(drawn.size, drawn) };
}

/** Everything that the project needs, without levels to open: what a network draws. Its levels are the shortest ways. */
export function drawnNetwork(
  graph: DependencyGraph<unknown>,
  { kept, isUnexplored }: Pick<DrawnOptions, 'kept' | 'isUnexplored'> = {},
): DrawnGraph {
  const { roots, dependencies: down } = graph;
  const indexes = new Int32Array(graph.size).fill(-1);
  const places = new Int32Array(graph.size + 1);
  const parents = new Int32Array(places.length).fill(-1);
  const levels = new Int32Array(places.length);
  const childCounts = new Uint32Array(places.length);
  const unexplored = new Uint8Array(places.length);
  const sources = new Uint32Array(roots.length + down.targets.length);
  const targets = new Uint32Array(sources.length);
  places[0] = PROJECT;
  let size = 1;
  let edges = 0;
  const draw = (source: number, children: Uint32Array, from: number, end: number) => {
    const first = edges;
    for (let edge = from; edge < end; edge += 1) {
      const child = children[edge]!;
      if (kept?.[child] === 0) continue;
      if (indexes[child] === -1) {
        indexes[child] = size;
        parents[size] = source;
        levels[size] = levels[source]! + 1;
        places[size++] = child;
      }
      sources[edges] = source;
      targets[edges++] = indexes[child]!;
    }
    childCounts[source] = edges - first;
  };
  draw(0, roots, 0, roots.length);
  for (let index = 1; index < size; index += 1) {
    const place = places[index]!;
    draw(index, down.targets, down.starts[place]!, down.starts[place + 1]!);
    if (isUnexplored?.(place)) unexplored[index] = 1;
  }
  return {
    size,
    places: places.slice(0, size),
    parents: parents.slice(0, size),
    levels: levels.slice(0, size),
    sources: sources.slice(0, edges),
    targets: targets.slice(0, edges),
    folded: new Uint32Array(size),
    childCounts: childCounts.slice(0, size),
    unexplored: unexplored.slice(0, size),
    isOpen: new Uint8Array(size).fill(1),
    indexes,
  };
}

function find(graph: DependencyGraph<unknown>, options: DrawnOptions) {
  const { isOpen, limitOf, rankOf, kept, isUnexplored } = options;
  const indexes = new Int32Array(graph.size).fill(-1);
  // Each node at most once, and a sign for each of them and for the project.
  const places = new Int32Array(2 * graph.size + 2);
  const finders = new Int32Array(places.length).fill(-1);
  const children: ArrayLike<number>[] = [];
  places[0] = PROJECT;
  let nodeCount = 1;
  let mostEdges = 0;
  for (let index = 0; index < nodeCount; index += 1) {
    const place = places[index]!;
    const all = place === PROJECT ? graph.roots : graph.dependenciesOf(place);
    const own = kept ? all.filter((child) => kept[child]) : all;
    children[index] = own;
    if (!isOpen(place)) continue;
    mostEdges += own.length + 1;
    const chosen = chosenOf(own, limitOf(place), rankOf);
    for (let at = 0; at < chosen.length; at += 1) {
      const child = chosen[at]!;
      if (indexes[child] !== -1) continue;
      indexes[child] = nodeCount;
      finders[nodeCount] = index;
      places[nodeCount++] = child;
    }
  }

  // Only now it is known which of the folded nodes something else shows.
  const sources = new Uint32Array(mostEdges);
  const targets = new Uint32Array(mostEdges);
  const foldedAt: number[] = [];
  let edges = 0;
  let size = nodeCount;
  const childCounts = new Uint32Array(2 * nodeCount);
  const openness = new Uint8Array(2 * nodeCount);
  const unexplored = new Uint8Array(2 * nodeCount);
  for (let index = 0; index < nodeCount; index += 1) {
    const own = children[index]!;
    childCounts[index] = own.length;
    if (index > 0 && isUnexplored?.(places[index]!)) unexplored[index] = 1;
    if (!isOpen(places[index]!)) continue;
    openness[index] = 1;
    let folded = 0;
    for (let at = 0; at < own.length; at += 1) {
      const target = indexes[own[at]!]!;
      if (target === -1) folded += 1;
      else {
        sources[edges] = index;
        targets[edges++] = target;
      }
    }
    if (folded === 0) continue;
    sources[edges] = index;
    targets[edges++] = size;
    foldedAt[size] = folded;
    finders[size] = index;
    places[size++] = FOLD;
  }
  const folded = new Uint32Array(size);
  foldedAt.forEach((count, index) => (folded[index] = count));

  return {
    size,
    places: places.slice(0, size),
    finders: finders.slice(0, size),
    sources: sources.slice(0, edges),
    targets: targets.slice(0, edges),
    folded,
    childCounts: childCounts.slice(0, size),
    unexplored: unexplored.slice(0, size),
    isOpen: openness.slice(0, size),
    indexes,
  };
}

/** Those that are drawn of the dependencies of a node, in their own order. */
function chosenOf(
  children: ArrayLike<number>,
  limit: number,
  rankOf: (place: number) => number,
): ArrayLike<number> {
  if (children.length <= limit) return children;
  const ranked = Array.from(children)
    .map((place) => ({ place, rank: rankOf(place) }))
    .sort((a, b) => a.rank - b.rank);
  const always = ranked.findIndex(({ rank }) => rank >= 0);
  const count = Math.max(limit, always === -1 ? ranked.length : always);
  const chosen = new Set(ranked.slice(0, count).map(({ place }) => place));
  return Array.from(children).filter((place) => chosen.has(place));
}

function levelsOf(size: number, { sources, targets }: Pick<DrawnGraph, 'sources' | 'targets'>) {
  const starts = new Uint32Array(size + 1);
  for (const source of sources) starts[source + 1]! += 1;
  for (let index = 0; index < size; index += 1) starts[index + 1]! += starts[index]!;
  const edges = new Uint32Array(targets.length);
  const free = starts.slice();
  sources.forEach((source, edge) => (edges[free[source]!++] = targets[edge]!));

  const { order, rank } = topDown(size, starts, edges);
  const levels = new Int32Array(size);
  for (const index of order) {
    for (let edge = starts[index]!; edge < starts[index + 1]!; edge += 1) {
      const child = edges[edge]!;
      if (rank[child]! > rank[index]!) levels[child] = Math.max(levels[child]!, levels[index]! + 1);
    }
  }
  const parents = new Int32Array(size).fill(-1);
  sources.forEach((source, edge) => {
    const child = targets[edge]!;
    if (parents[child] !== -1 || rank[child]! < rank[source]!) return;
    if (levels[child] === levels[source]! + 1) parents[child] = source;
  });
  return { levels, parents };
}

/** Each index before what its edges lead to; an edge that leads back up closes a cycle. */
function topDown(size: number, starts: Uint32Array, edges: Uint32Array) {
  const next = starts.slice(0, size);
  const isSeen = new Uint8Array(size);
  const order = new Uint32Array(size);
  const rank = new Uint32Array(size);
  let free = size;
  // By hand: recursion would overflow on deep graphs.
  const stack = [0];
  isSeen[0] = 1;
  while (stack.length > 0) {
    const index = stack[stack.length - 1]!;
    if (next[index]! < starts[index + 1]!) {
      const child = edges[next[index]!++]!;
      if (isSeen[child]) continue;
      isSeen[child] = 1;
      stack.push(child);
    } else {
      stack.pop();
      order[--free] = index;
      rank[index] = free;
    }
  }
  return { order, rank };
}
