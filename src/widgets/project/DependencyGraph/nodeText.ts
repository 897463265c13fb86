import type { GraphNode } from './graphNode.js';

/**
 * A name or version as it is shown: without the marks that turn what follows them, by which one passes for another. Drawings
 * leave them out as well; files that are saved hold it as it came.
 */
export function shownText(text: string): string {
  return text.replace(TURNING, ' ').trim();
}

const TURNING = /[\u202a-\u202e\u2066-\u2069]+/g;

/** Name and version of a node in one line, such as for a name in a sentence. */
export function nodeText({ name, version }: Pick<GraphNode, 'name' | 'version'>): string {
  return shownText(version ? `${name} ${version}` : name);
}

/** Returns the same text with the group of the node, to distinguish nodes with the same name. */
export function longNodeText(node: Pick<GraphNode, 'group' | 'name' | 'version'>): string {
  return node.group ? `${shownText(node.group)} ${nodeText(node)}` : nodeText(node);
}

/**
 * Returns the searchable text of a node, in its shown form and in the form of `searchedWords`, so that both
 * ways to write a name find it.
 */
export function searchedText({ group = '', name, version = '', purl = '' }: GraphNode): string {
  return lowered(`${group} ${name} ${version} ${purl}`);
}

/** The words of a search; a node is found that holds all of them. */
export function searchedWords(text: string): readonly string[] {
  return lowered(text).split(/\s+/).filter(Boolean);
}

/** Shown text in the case that is compared. */
export function lowered(text: string): string {
  return shownText(text).toLowerCase();
}
