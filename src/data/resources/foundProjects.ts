import { findProject, type ProjectCoordinates } from '../../api/findProject.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** The UUID of the project that a host knows by something else; without one where there is no such project. Stale with all projects. */
export function one(coordinates: ProjectCoordinates): ResourceRef<{ projectId: string | undefined }> {
  return {
    key: resourceKey('projects', 'found', coordinates),
    load: async (api, signal) => ({ projectId: (await findProject(api, coordinates, signal))?.uuid }),
  };
}
