import type { Project, ProjectReference } from '../../../schema/project.js';
import type { ProjectListValue } from './projectListValue.js';

/**
 * Returns true when a project has children that the list would show. An absent `active` counts as active.
 * Servers from 5.0 on report only that there are children. If all of them are inactive, a note below the
 * project reports that.
 */
export function hasVisibleChildren(project: Project, { showsInactive = false }: ProjectListValue): boolean {
  const isShown = (child: ProjectReference) => showsInactive || child.active !== false;
  return project.children?.some(isShown) ?? project.hasChildren === true;
}
