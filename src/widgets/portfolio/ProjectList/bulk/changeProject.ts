import type { ApiClient } from '../../../../api/client.js';
import { getProject, patchProject } from '../../../../api/projects.js';
import { plannedPatch, type ProjectChange } from './projectChange.js';

/** What became of one project. */
export interface ChangedProject {
  /** Whether anything was sent; else it was so already. */
  readonly isWritten: boolean;
  /** Takes it back. Absent: nothing to take back, or no way to. */
  readonly reversal?: ProjectChange;
}

/** Changes one project as it is on the server now, so that nothing is lost that others did to it since it was listed. */
export async function changeProject(
  api: ApiClient,
  projectId: string,
  change: ProjectChange,
): Promise<ChangedProject> {
  const planned = plannedPatch(await getProject(api, projectId), change);
  if (!planned) return { isWritten: false };
  await patchProject(api, projectId, planned.patch);
  return { isWritten: true, reversal: planned.reversal };
}
