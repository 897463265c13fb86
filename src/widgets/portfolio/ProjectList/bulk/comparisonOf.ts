import { isCollection } from '../../../../domain/isCollection.js';
import { newestVersionFirst } from '../../../../domain/sortedVersions.js';
import type { NavigationTarget } from '../../../../host/types.js';
import type { Project } from '../../../../schema/project.js';
import { hasVisibleChildren } from '../hasVisibleChildren.js';

/**
 * Returns the comparison of exactly two projects: the newer one with the older one. Versions of one project are
 * ordered by their numbers, others by their last BOM import. Undefined for another number of projects, and when
 * one of them only groups others, so that there is nothing to compare.
 */
export function comparisonOf(projects: readonly Project[]): NavigationTarget | undefined {
  const [one, other] = projects;
  if (!one || !other || projects.length > 2 || !hasContent(one) || !hasContent(other)) return undefined;
  const isOlder = olderFirst(one, other) < 0;
  const [newer, older] = isOlder ? [other, one] : [one, other];
  return { to: 'comparison', projectId: newer.uuid, withProject: older.uuid };
}

function olderFirst(one: Project, other: Project): number {
  const isSameProject = one.name === other.name && (one.group ?? '') === (other.group ?? '');
  const byVersion = isSameProject ? newestVersionFirst(other, one) : 0;
  return byVersion || (one.lastBomImport ?? 0) - (other.lastBomImport ?? 0);
}

/** Projects that group others usually have no components themselves, unless a BOM was imported. */
function hasContent(project: Project): boolean {
  if (project.lastBomImport !== undefined) return true;
  return !isCollection(project) && !hasVisibleChildren(project, { showsInactive: true });
}
