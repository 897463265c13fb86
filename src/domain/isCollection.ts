import type { Project } from '../schema/project.js';

/**
 * Returns true when a project only aggregates other projects: it accepts no BOM, component, or service
 * itself. From 4.13.
 */
export function isCollection({ collectionLogic }: Pick<Project, 'collectionLogic'>): boolean {
  return (collectionLogic ?? 'NONE') !== 'NONE';
}
