import type { DependencyGraph } from '../../../../src/domain/graph/dependencyGraph.js';
import { buildDependencyGraph } from '../../../support/buildDependencyGraph.js';
import { seededRandom } from '../../../support/seededRandom.js';

/** A graph from lines such as `a: b c`; `:` alone is the project. */
export function graphOf(...lines: string[]): DependencyGraph<string> {
  const entries = lines.map((line) => {
    const [id = '', below = ''] = line.split(':');
    return { id, value: id.toUpperCase(), dependsOn: below.trim().split(' ').filter(Boolean) };
  });
  const roots = entries.find(({ id }) => id === '')?.dependsOn ?? [];
  return buildDependencyGraph(
    roots,
    entries.filter(({ id }) => id !== ''),
  );
}

/** A graph with random edges: without cycles only from lower to higher places. */
export function randomGraph(
  seed: number,
  { nodes, edges, hasCycles }: { nodes: number; edges: number; hasCycles: boolean },
): DependencyGraph<number> {
  const random = seededRandom(seed);
  const below = Array.from({ length: nodes }, () => [] as string[]);
  for (let edge = 0; edge < edges; edge += 1) {
    const [a, b] = [random.integer(0, nodes - 1), random.integer(0, nodes - 1)];
    below[hasCycles ? a : Math.min(a, b)]!.push(String(hasCycles ? b : Math.max(a, b)));
  }
  const roots = Array.from({ length: 3 }, () => String(random.integer(0, Math.ceil(nodes / 3))));
  return buildDependencyGraph(
    roots,
    below.map((dependsOn, place) => ({ id: String(place), value: place, dependsOn })),
  );
}

/** All paths to a node by walking every one of them: what the quick ways are compared with. */
export function pathsByWalking(graph: DependencyGraph<unknown>, target: number): number[][] {
  const walk = (place: number, before: number[]): number[][] => {
    if (before.includes(place)) return [];
    const path = [...before, place];
    return place === target ? [path] : [...graph.dependenciesOf(place)].flatMap((child) => walk(child, path));
  };
  return [...graph.roots].flatMap((root) => walk(root, []));
}
