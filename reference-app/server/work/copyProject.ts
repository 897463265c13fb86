import type { ServerContext } from '../context.js';
import {
  componentCopier,
  contentsOfProject,
  copyProjectAlone,
  serviceCopier,
} from '../store/projectCopies.js';
import {
  deleteProject,
  findProject,
  findProjectByName,
  projectById,
  projectExists,
} from '../store/projects.js';
import type { JobPayloads } from './kinds.js';
import { PermanentFailure } from './queue.js';
import { inSlices } from './slices.js';

/** Handles `copyProject`: makes another version of a project. It can be seen while it fills, like one that is imported. */
export function registerCopyProject({ db, jobs }: ServerContext): void {
  jobs.handle<JobPayloads['copyProject']>('copyProject', async (payload) => {
    const { projectId, contents } = payload;
    const copyId = db.transaction(() => beginCopy(payload));
    if (contents.services) await copyAll('service', projectId, serviceCopier(db, copyId));
    if (contents.components) await copyAll('component', projectId, componentCopier(db, copyId, contents));
  });

  function beginCopy({ projectId, uuid, version, contents }: JobPayloads['copyProject']): number {
    // What an attempt that was interrupted had made.
    const begun = findProject(db, uuid);
    if (begun) deleteProject(db, begun.id);
    // Both may have happened since the request was answered.
    if (!projectExists(db, projectId)) throw new PermanentFailure('The project to copy is gone.');
    if (findProjectByName(db, projectById(db, projectId).name, version))
      throw new PermanentFailure('The version to make exists already.');
    return copyProjectAlone(db, projectId, { uuid, version }, contents);
  }

  async function copyAll(
    table: 'component' | 'service',
    projectId: number,
    copy: (id: number, parentId: number | undefined) => number | undefined,
  ): Promise<void> {
    const copies = new Map<number, number>();
    await inSlices(db, contentsOfProject(db, table, projectId), ({ id, parentId }) => {
      const made = copy(id, parentId === null ? undefined : copies.get(parentId));
      if (made !== undefined) copies.set(id, made);
    });
  }
}
