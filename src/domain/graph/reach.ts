import type { DependencyGraph } from './dependencyGraph.js';

/** The distance of a node that could not be reached. */
export const UNREACHED = 0xffffffff;

/** The direction in which to walk a graph: to the dependencies of nodes, or to their dependents. */
export type Direction = 'dependencies' | 'dependants';

/** Steps from the nearest of some nodes to each node, by place; {@link UNREACHED} where no way leads. */
export function stepsFrom(
  graph: DependencyGraph<unknown>,
  starts: Iterable<number>,
  direction: Direction,
): Uint32Array {
  const steps = new Uint32Array(graph.size).fill(UNREACHED);
  const queue = new Uint32Array(graph.size);
  let end = 0;
  for (const start of starts) {
    if (steps[start] !== UNREACHED) continue;
    steps[start] = 0;
    queue[end++] = start;
  }
  const next = graph[direction];
  for (let head = 0; head < end; head += 1) {
    const place = queue[head]!;
    for (let edge = next.starts[place]!; edge < next.starts[place + 1]!; edge += 1) {
      const other = next.targets[edge]!;
      if (steps[other] !== UNREACHED) continue;
      steps[other] = steps[place]! + 1;
      queue[end++] = other;
    }
  }
  return steps;
}

/** A node that needs another one. */
export interface Dependant {
  readonly place: number;
  /** 1: it directly depends on it. */
  readonly steps: number;
}

/**
 * Returns the nodes that need at least one of the given nodes, nearest first. These are the nodes to check
 * when the given ones change.
 */
export function dependantsOf(graph: DependencyGraph<unknown>, places: Iterable<number>): Dependant[] {
  const dependants: Dependant[] = [];
  stepsFrom(graph, places, 'dependants').forEach((steps, place) => {
    if (steps > 0 && steps !== UNREACHED) dependants.push({ place, steps });
  });
  return dependants.sort((a, b) => a.steps - b.steps || a.place - b.place);
}
