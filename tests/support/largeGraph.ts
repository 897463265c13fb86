import { seededRandom } from './seededRandom.js';

/** A node of {@link largeGraph}: its place, and the places of what it depends on. */
export interface LargeGraphNode {
  readonly id: string;
  readonly place: number;
  readonly dependsOn: readonly string[];
}

/**
 * A dependency graph as package managers resolve them, of any size, always the same: every node is needed by the project
 * in the end, a few are needed by very many, three edges a node, one chain of 60, one edge in a hundred closes a cycle.
 * @param options - `hub`: how many further nodes the second direct dependency needs, each only it
 */
export function largeGraph(
  size: number,
  { hub = 0 }: { hub?: number } = {},
): {
  readonly rootIds: readonly string[];
  readonly nodes: readonly LargeGraphNode[];
} {
  const random = seededRandom(size);
  const roots = Math.max(1, Math.min(40, Math.round(size / 25)));
  const dependsOn = Array.from({ length: size + hub }, () => [] as string[]);
  for (let place = roots; place < size; place += 1) {
    // Mostly by one of the tenth before it, so that levels are as many as in real trees.
    const nearest = Math.max(0, Math.floor(place * 0.6));
    const parent =
      place < roots + 60 ? (place === roots ? 0 : place - 1) : random.integer(nearest, place - 1);
    dependsOn[parent]!.push(String(place));
  }
  for (let edge = 0; edge < size * 2; edge += 1) {
    const from = random.integer(0, size - 1);
    // The square prefers late places: small libraries that much depends on.
    const share = Math.sqrt(random.integer(0, 10_000) / 10_000);
    const to = Math.floor(from + (size - from) * share);
    const [low, high] = [Math.min(from, size - 1), Math.min(to, size - 1)];
    if (edge % 100 === 0) dependsOn[high]!.push(String(low));
    else dependsOn[low]!.push(String(high));
  }
  for (let place = size; place < size + hub; place += 1)
    dependsOn[Math.min(1, size - 1)]!.push(String(place));
  return {
    rootIds: Array.from({ length: Math.min(roots, size) }, (_, place) => String(place)),
    nodes: dependsOn.map((below, place) => ({ id: String(place), place, dependsOn: below })),
  };
}
