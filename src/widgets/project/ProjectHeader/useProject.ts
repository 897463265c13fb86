import { getProject } from '../../../api/projects.js';
import { useResource, type Resource } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import type { Project } from '../../../schema/project.js';

/** A project with its parent, versions and figures, shared by all parts of its page. */
export function useProject(projectId: string): Resource<Project> {
  const { api, can } = useHost();
  return useResource(['project', projectId], (signal) => getProject(api, projectId, signal), {
    isEnabled: can('VIEW_PORTFOLIO'),
  });
}
