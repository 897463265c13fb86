import type { DependencyGraph } from './dependencyGraph.js';
import { stepsFrom, UNREACHED } from './reach.js';

/** A way from the project to a node: places, the direct dependency first, the node itself last. No node twice. */
export type Path = readonly number[];

/** How many there are. */
export interface PathCount {
  readonly count: number;
  /** False: there are at least so many. Ways through cycles cannot be counted without walking them all. */
  readonly isExact: boolean;
}

/** Some of the paths to a node. */
export interface FoundPaths {
  /** Shortest first; equally long ones in an order that is always the same. */
  readonly paths: readonly Path[];
  /** Of all paths, these included. */
  readonly total: PathCount;
}

/** What {@link pathsTo} may use. */
export interface PathsOptions {
  /** How many paths to give. @defaultValue 100 */
  readonly limit?: number;
  /** How many steps to walk before giving up; only graphs with cycles have dead ends at all. @defaultValue 200000 */
  readonly maxSteps?: number;
}

/**
 * Finds the shortest paths from the project to a node. Time grows with what is asked for, not with how many paths there
 * are, which may be more than any number holds.
 */
export function pathsTo(
  graph: DependencyGraph<unknown>,
  target: number,
  { limit = 100, maxSteps = 200_000 }: PathsOptions = {},
): FoundPaths {
  const left = stepsFrom(graph, [target], 'dependants');
  const paths: Path[] = [];
  // Ways begun, by the length that the whole way has at least; the last one of a length goes on first, since all of them
  // together may be too many to begin.
  const begun: Way[][] = [];
  const begin = (places: Uint32Array, before: Way | undefined) => {
    for (let index = places.length - 1; index >= 0; index -= 1) {
      const place = places[index]!;
      const rest = left[place]!;
      if (rest === UNREACHED || includes(before, place)) continue;
      const length = before ? before.length + 1 : 1;
      (begun[length + rest] ??= []).push({ place, before, length });
    }
  };
  begin(graph.roots, undefined);

  let steps = 0;
  for (let length = 1; length < begun.length && paths.length < limit; length += 1) {
    const ways = begun[length] ?? [];
    for (let way = ways.pop(); way && paths.length < limit; way = ways.pop()) {
      if (way.place === target) paths.push(placesOf(way));
      else if (steps++ < maxSteps) begin(graph.dependenciesOf(way.place), way);
    }
  }

  const isComplete = paths.length < limit && steps <= maxSteps;
  return {
    paths,
    total: isComplete ? { count: paths.length, isExact: true } : countWays(graph, target, left, paths.length),
  };
}

/** A way begun: its last node, and the way before it. */
interface Way {
  readonly place: number;
  readonly before: Way | undefined;
  readonly length: number;
}

function includes(way: Way | undefined, place: number): boolean {
  for (let each = way; each; each = each.before) if (each.place === place) return true;
  return false;
}

function placesOf(way: Way): Path {
  const places: number[] = [];
  for (let each: Way | undefined = way; each; each = each.before) places.push(each.place);
  return places.reverse();
}

/**
 * Counts the paths from the project to a node without walking them: each node has as many as all its dependants together.
 * Exact where no cycle lies on the way and the number is one that can be written exactly.
 */
export function countPaths(graph: DependencyGraph<unknown>, target: number): PathCount {
  return countWays(graph, target, stepsFrom(graph, [target], 'dependants'), 0);
}

/**
 * @param above - steps from each node down to the target
 * @param known - how many were found by walking, which may be more than can be counted where there are cycles
 */
function countWays(
  graph: DependencyGraph<unknown>,
  target: number,
  above: Uint32Array,
  known: number,
): PathCount {
  const { order, hasCycle } = downwards(graph, target, above);
  const counts = new Float64Array(graph.size);
  for (const root of graph.roots) counts[root]! += 1;
  const rank = new Uint32Array(graph.size).fill(UNREACHED);
  order.forEach((place, index) => (rank[place] = index));
  for (const place of order) {
    if (place === target) break;
    for (const child of graph.dependenciesOf(place)) {
      // An edge back up would be a second visit; leaving it out makes the count too small, never too large.
      if (rank[child] !== UNREACHED && rank[child]! > rank[place]!) counts[child]! += counts[place]!;
    }
  }
  const count = Math.min(counts[target]!, Number.MAX_SAFE_INTEGER);
  const isExact = !hasCycle && count < Number.MAX_SAFE_INTEGER;
  return { count: isExact ? count : Math.max(count, known), isExact };
}

/** The nodes on ways from the project to the target, each before what it depends on except for edges that close cycles. */
function downwards(graph: DependencyGraph<unknown>, target: number, above: Uint32Array) {
  const state = new Uint8Array(graph.size);
  const OPEN = 1;
  const DONE = 2;
  const order: number[] = [];
  let hasCycle = false;
  for (const root of graph.roots) {
    if (above[root] === UNREACHED || state[root] !== 0) continue;
    // By hand: recursion would overflow on deep graphs.
    const stack: { place: number; next: number }[] = [{ place: root, next: 0 }];
    state[root] = OPEN;
    while (stack.length > 0) {
      const top = stack[stack.length - 1]!;
      // No simple path to the target goes on below it.
      const children = top.place === target ? NONE : graph.dependenciesOf(top.place);
      if (top.next === children.length) {
        state[top.place] = DONE;
        order.push(top.place);
        stack.pop();
        continue;
      }
      const child = children[top.next++]!;
      if (above[child] === UNREACHED) continue;
      if (state[child] === OPEN) hasCycle = true;
      else if (state[child] === 0) {
        state[child] = OPEN;
        stack.push({ place: child, next: 0 });
      }
    }
  }
  return { order: order.reverse(), hasCycle };
}

const NONE = new Uint32Array(0);
