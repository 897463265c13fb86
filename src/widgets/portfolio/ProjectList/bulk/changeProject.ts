import { pathOf, type ApiClient } from '../../../../api/client.js';
import { ApiError, NotStoredError } from '../../../../api/errors.js';
import {
  completeProject,
  getProject,
  isPatchRefused,
  patchProject,
  updateProject,
} from '../../../../api/projects.js';
import type { Project, ProjectPatch } from '../../../../schema/project.js';
import { plannedPatch, tagNames, type ProjectChange } from './projectChange.js';

/** The result of the change of one project. */
export interface ChangedProject {
  /** True when anything was sent. False when no change was needed. */
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
  try {
    await write(api, project, planned.patch, change);
  } catch (error) {
    if (change.kind !== 'tags' || !isRace(error)) throw error;
    const now = await getProject(api, projectId);
    const left = plannedPatch(now, change);
    if (left) await write(api, now, left.patch, change);
  }
  return { isWritten: true, reversal: planned.reversal };
}

/** Clients whose patches do not get through to the server. */
const patchless = new WeakSet<ApiClient>();

async function write(
  api: ApiClient,
  project: Project,
  patch: ProjectPatch | undefined,
  change: ProjectChange,
): Promise<void> {
  if (!patch) {
    // A parent is taken away only by a request without one, which has to have all the rest.
    await updateProject(api, { ...completeProject(project), parent: null });
    return;
  }
  if (patchless.has(api)) {
    requireTags(await updateProject(api, completeProject(project, patch)), change);
    return;
  }
  try {
    requireTags(await patchProject(api, project.uuid, patch), change);
  } catch (error) {
    if (!isPatchRefused(error)) throw error;
    // This fails too when the server cannot be reached at all.
    const now = await getProject(api, project.uuid);
    patchless.add(api);
    // A patch whose answer got lost on the way may have been done.
    const left = plannedPatch(now, change);
    if (left) await write(api, now, left.patch, change);
  }
}

/**
 * Returns true for a race. When someone else creates a tag at the same moment, servers reject it or silently
 * lose it. At the second attempt the tag exists.
 */
function isRace(error: unknown): boolean {
  if (error instanceof NotStoredError) return true;
  return error instanceof ApiError && (error.status === 409 || error.status >= 500);
}

/** @throws NotStoredError when the answer of the server names other tags than were sent */
function requireTags(stored: Project | undefined, change: ProjectChange): void {
  if (!stored?.tags || change.kind !== 'tags') return;
  const names = tagNames(stored);
  const isStored =
    change.add.every((tag) => names.includes(tag)) && !change.remove.some((tag) => names.includes(tag));
  if (!isStored) throw new NotStoredError({ method: 'PATCH', path: pathOf('project', stored.uuid) });
}
