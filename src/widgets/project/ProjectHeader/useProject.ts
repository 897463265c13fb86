import * as projects from '../../../data/resources/projects.js';
import { useResource, type Resource } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import type { Project } from '../../../schema/project.js';

/** A project with its parent, versions and figures, shared by all parts of its page. */
export function useProject(projectId: string): Resource<Project> {
  const { can } = useHost();
  return useResource(projects.one(projectId), { isEnabled: can('VIEW_PORTFOLIO') });
}
