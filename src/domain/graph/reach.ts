import type { DependencyGraph } from './dependencyGraph.js';

/** How far a node is that could not be reached. */
export const UNREACHED = 0xffffffff;

/** Which way to go through a graph: to what nodes depend on, or to what depends on them. */
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

/** Who needs at least one of some nodes, nearest first: what has to be looked at when they change. */
export function dependantsOf(graph: DependencyGraph<unknown>, places: Iterable<number>): Dependant[] {
  const dependants: Dependant[] = [];
  stepsFrom(graph, places, 'dependants').forEach((steps, place) => {
    if (steps > 0 && steps !== UNREACHED) dependants.push({ place, steps });
  });
  return dependants.sort((a, b) => a.steps - b.steps || a.place - b.place);
}
