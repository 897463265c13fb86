import type { DependencyGraph } from '../../../domain/graph/dependencyGraph.js';
import type { GraphNode } from './graphNode.js';
import { lowered, searchedText, searchedWords } from './nodeText.js';

/** So many nodes are found at most. */
export const FOUND_AT_MOST = 50;

/** The nodes that hold all words of a text in name, group, version or purl; those whose name fits best first. */
export function findNodes(
  graph: DependencyGraph<GraphNode>,
  text: string,
): { places: readonly number[]; total: number } {
  const words = searchedWords(text);
  const ranks: number[][] = [[], [], [], []];
  for (let place = 0; place < graph.size; place += 1) {
    const node = graph.valueAt(place);
    const all = searchedText(node);
    if (!words.every((word) => all.includes(word))) continue;
    ranks[rankOf(lowered(node.name), words[0] ?? '')]!.push(place);
  }
  const found = ranks.flat();
  return { places: found.slice(0, FOUND_AT_MOST), total: found.length };
}

function rankOf(name: string, word: string): number {
  if (name === word) return 0;
  if (name.startsWith(word)) return 1;
  return name.includes(word) ? 2 : 3;
}
