/**
 * What tells of findings. How a list of them is read is in `findingLists`: a widget that changes findings must not carry the
 * reader, and bundlers keep a file in one piece.
 */
import { resourceKey, type ResourceKey } from './resourceKey.js';

/** The findings of all projects. */
export const all = resourceKey('findings');

/** The findings of a project. */
export function of(projectId: string): ResourceKey {
  return resourceKey('findings', projectId);
}
