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

/** Who needs a node. */
export interface Dependants {
  /** Places of the nodes that directly depend on it. */
  readonly direct: readonly number[];
  /** Places of those that need it only through others, nearest first. */
  readonly indirect: readonly number[];
  /** Whether the project itself directly depends on it. */
  readonly isRoot: boolean;
}

/**
 * Who needs a node, directly and in the end: what has to be looked at when it changes.
 * @param steps - from each node down to it, for who knows them already
 */
export function dependantsOf(
  graph: DependencyGraph<unknown>,
  place: number,
  steps = stepsFrom(graph, [place], 'dependants'),
): Dependants {
  const indirect: number[] = [];
  steps.forEach((count, other) => {
    if (count !== UNREACHED && count > 1) indirect.push(other);
  });
  indirect.sort((a, b) => steps[a]! - steps[b]! || a - b);
  return {
    direct: [...graph.dependantsOf(place)],
    indirect,
    isRoot: graph.roots.includes(place),
  };
}
