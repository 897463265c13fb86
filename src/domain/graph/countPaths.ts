import type { DependencyGraph } from './dependencyGraph.js';
import { UNREACHED } from './reach.js';

/** The number of paths. */
export interface PathCount {
  readonly count: number;
  /** False: there are at least so many. Ways through cycles cannot be counted without walking them all. */
  readonly isExact: boolean;
}

/** Limits what is counted to the ways to one node, so that cycles elsewhere do not matter. */
export interface WaysTo {
  readonly target: number;
  /** Steps from each node down to the target. */
  readonly steps: Uint32Array;
}

/**
 * Counts the paths from the project to nodes without walking them: each node has as many as all its
 * dependents together. Edges that close cycles are left out, so the counts behind them are lower bounds.
 * Yields from time to time.
 */
export function* countPaths(
  graph: DependencyGraph<unknown>,
  ways?: WaysTo,
): Generator<void, (place: number) => PathCount, void> {
  const rank = new Int32Array(graph.size).fill(UNSEEN);
  const next = new Uint32Array(graph.size);
  const isBehindCycle = new Uint8Array(graph.size);
  const isOpen = new Uint8Array(graph.size);
  const done: number[] = [];
  const stack: number[] = [];
  const isCounted = (place: number) => !ways || ways.steps[place] !== UNREACHED;
  const enter = (place: number) => {
    rank[place] = 0;
    isOpen[place] = 1;
    stack.push(place);
  };
  const { starts, targets } = graph.dependencies;
  // No path continues below its target.
  const endOf = (place: number) => (place === ways?.target ? starts[place]! : starts[place + 1]!);
  for (const root of graph.roots) {
    if (rank[root] === UNSEEN && isCounted(root)) enter(root);
    // By hand: recursion would overflow on deep graphs.
    while (stack.length > 0) {
      const place = stack[stack.length - 1]!;
      const edge = starts[place]! + next[place]!;
      if (edge === endOf(place)) {
        isOpen[place] = 0;
        done.push(place);
        stack.pop();
        if (done.length % BETWEEN_BREATHS === 0) yield;
        continue;
      }
      next[place]! += 1;
      const child = targets[edge]!;
      if (isOpen[child]) isBehindCycle[child] = 1;
      else if (rank[child] === UNSEEN && isCounted(child)) enter(child);
    }
  }
  const order = done.reverse();
  order.forEach((place, index) => (rank[place] = index));
  yield;

  const counts = new Float64Array(graph.size);
  for (const root of graph.roots) counts[root]! += 1;
  for (let at = 0; at < order.length; at += 1) {
    const place = order[at]!;
    for (let edge = starts[place]!; edge < endOf(place); edge += 1) {
      const child = targets[edge]!;
      // An edge back up would be a second visit.
      if (rank[child]! <= rank[place]!) continue;
      counts[child]! += counts[place]!;
      if (isBehindCycle[place]) isBehindCycle[child] = 1;
    }
    if (at % BETWEEN_BREATHS === BETWEEN_BREATHS - 1) yield;
  }
  return (place) => {
    const count = Math.min(counts[place]!, Number.MAX_SAFE_INTEGER);
    return { count, isExact: isBehindCycle[place] === 0 && count < Number.MAX_SAFE_INTEGER };
  };
}

const UNSEEN = -2;
const BETWEEN_BREATHS = 1_000;
