import type { DependencyGraph } from '../../domain/graph/dependencyGraph.js';
import type { GraphNode } from './graphNode.js';

/** So many nodes are found at most. */
export const FOUND_AT_MOST = 50;

/** The nodes that hold all words of a text in name, group, version or purl; those whose name fits best first. */
export function findNodes(
  graph: DependencyGraph<GraphNode>,
  text: string,
): { places: readonly number[]; total: number } {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const ranks: number[][] = [[], [], [], []];
  for (let place = 0; place < graph.size; place += 1) {
    const { name, group = '', version = '', purl = '' } = graph.valueAt(place);
    const all = `${group} ${name} ${version} ${purl}`.toLowerCase();
    if (!words.every((word) => all.includes(word))) continue;
    ranks[rankOf(name.toLowerCase(), words[0] ?? '')]!.push(place);
  }
  const found = ranks.flat();
  return { places: found.slice(0, FOUND_AT_MOST), total: found.length };
}

function rankOf(name: string, word: string): number {
  if (name === word) return 0;
  if (name.startsWith(word)) return 1;
  return name.includes(word) ? 2 : 3;
}
