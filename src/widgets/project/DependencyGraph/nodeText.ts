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

/** The same with its group, to tell nodes of one name apart. */
export function longNodeText(node: Pick<GraphNode, 'group' | 'name' | 'version'>): string {
  return node.group ? `${shownText(node.group)} ${nodeText(node)}` : nodeText(node);
}

/** What of a node is searched: as it is shown, and as `searchedWords` are, so both ways of writing a name find it. */
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
