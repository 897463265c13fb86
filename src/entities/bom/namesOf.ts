import type { ProjectCoordinates } from '../../api/findProject.js';

/** Name and version of a project that the host gave, as far as they are known. */
export function namesOf(project: ProjectCoordinates | { uuid: string; name?: string; version?: string }): {
  name?: string;
  version?: string;
} {
  return 'name' in project ? project : {};
}
