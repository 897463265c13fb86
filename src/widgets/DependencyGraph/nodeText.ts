import type { GraphNode } from './graphNode.js';

/** Name and version of a node in one line, such as for a name in a sentence. */
export function nodeText({ name, version }: Pick<GraphNode, 'name' | 'version'>): string {
  return version ? `${name} ${version}` : name;
}

/** The same with its group, to tell nodes of one name apart. */
export function longNodeText(node: Pick<GraphNode, 'group' | 'name' | 'version'>): string {
  return node.group ? `${node.group} ${nodeText(node)}` : nodeText(node);
}
