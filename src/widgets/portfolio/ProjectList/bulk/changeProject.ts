import type { ApiClient } from '../../../../api/client.js';
import { completeProject, getProject, patchProject, updateProject } from '../../../../api/projects.js';
import { plannedPatch, type ProjectChange } from './projectChange.js';

/** What became of one project. */
export interface ChangedProject {
  /** Whether anything was sent; else it was so already. */
  readonly isWritten: boolean;
  /** Takes it back. Absent: nothing to take back. */
  readonly reversal?: ProjectChange;
}

/** Changes one project as it is on the server now, so that nothing is lost that others did to it since it was listed. */
export async function changeProject(
  api: ApiClient,
  projectId: string,
  change: ProjectChange,
): Promise<ChangedProject> {
  const project = await getProject(api, projectId);
  const planned = plannedPatch(project, change);
  if (!planned) return { isWritten: false };
  if (planned.patch) await patchProject(api, projectId, planned.patch);
  // A parent is taken away only by a request without one, which has to have all the rest.
  else await updateProject(api, { ...completeProject(project), parent: null });
  return { isWritten: true, reversal: planned.reversal };
}
