import type { Project } from '../schema/project.js';

/** Whether a project only sums other projects up: it takes no BOM, component or service of its own. From 4.13. */
export function isCollection({ collectionLogic }: Pick<Project, 'collectionLogic'>): boolean {
  return (collectionLogic ?? 'NONE') !== 'NONE';
}
