import { findProject, type ProjectCoordinates } from '../../api/findProject.js';
import type { Project } from '../../schema/project.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** The project that has a name and version, if there is one. Stale with all projects. */
export function named(coordinates: {
  name: string;
  version?: string;
}): ResourceRef<{ project: Project | undefined }> {
  return {
    key: resourceKey('projects', 'named', coordinates),
    load: async (api, signal) => ({ project: await findProject(api, coordinates, signal) }),
  };
}

/** The UUID of the project that a host knows by something else; without one where there is no such project. Stale with all projects. */
export function one(coordinates: ProjectCoordinates): ResourceRef<{ projectId: string | undefined }> {
  return {
    key: resourceKey('projects', 'found', coordinates),
    load: async (api, signal) => ({ projectId: (await findProject(api, coordinates, signal))?.uuid }),
  };
}
