import type { Project, ProjectReference } from '../../../schema/project.js';
import type { ProjectListValue } from './projectListValue.js';

/**
 * Whether a project has children that the list would show. Absent `active` counts as active. Servers from 5.0 on only say
 * that there are some; that all of them are inactive is then said below it.
 */
export function hasVisibleChildren(project: Project, { showsInactive = false }: ProjectListValue): boolean {
  const isShown = (child: ProjectReference) => showsInactive || child.active !== false;
  return project.children?.some(isShown) ?? project.hasChildren === true;
}
