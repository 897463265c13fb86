/**
 * The keys of findings. The readers of their lists are in `findingLists` and `portfolioFindings`: a widget
 * that changes findings must not carry the reader, and bundlers keep a file in one piece.
 */
import { resourceKey, type ResourceKey } from './resourceKey.js';

/** The findings of all projects. */
export const all = resourceKey('findings');

/** The findings of a project. */
export function of(projectId: string): ResourceKey {
  return resourceKey('findings', projectId);
}

/** Every list of the findings of all projects; what it lists is in `portfolioFindings`. */
export const lists = resourceKey('findings', 'list');
