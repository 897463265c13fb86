import * as projects from './resources/projects.js';
import { useResource, type Resource } from './useResource.js';
import { useHost } from '../host/KitProvider.js';
import type { Project } from '../schema/project.js';

/**
 * A project with its parent, versions, and metrics, shared by all parts of its page. Waits for an ID that is
 * not known yet.
 */
export function useProject(projectId: string | undefined): Resource<Project> {
  const { can } = useHost();
  const isEnabled = projectId !== undefined && can('VIEW_PORTFOLIO');
  return useResource(projects.one(projectId ?? ''), { isEnabled });
}
