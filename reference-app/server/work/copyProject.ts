import type { ServerContext } from '../context.js';
import { PermanentFailure } from '../runtime/PermanentFailure.js';
import { projectLane } from '../runtime/queue.js';
import type { RunningJob } from '../runtime/queue.js';
import { isWaitingIn } from '../store/jobs.js';
import {
  componentCopier,
  contentsOfProject,
  copiedRows,
  copyProjectAlone,
  forgetCopiedRows,
  noteCopiedRow,
  serviceCopier,
} from '../store/projectCopies.js';
import {
  deleteProject,
  findProject,
  findProjectByName,
  projectById,
  projectExists,
} from '../store/projects.js';
import { inSlices } from '../store/slices.js';
import type { JobKind, JobPayloads } from './kinds.js';

/**
 * Handles `copyProject`: creates another version of a project. The copy can be viewed and changed while it
 * fills, like a project being imported: uploads to it wait, and a repeated attempt continues where the last
 * one ended.
 */
export function registerCopyProject({ db, jobs }: ServerContext): void {
  jobs.handle<JobPayloads['copyProject']>('copyProject', async (payload, job) => {
    const { projectId, contents } = payload;
    const copyId = db.transaction(() => beginCopy(payload, job));
    if (contents.services) await copyAll('service', projectId, copyId, serviceCopier(db, copyId));
    if (contents.components)
      await copyAll('component', projectId, copyId, componentCopier(db, copyId, contents));
    return () => {
      forgetCopiedRows(db, copyId);
      // An upload, say, that came before: what it leads to is done after the copy, and for the original alone.
      const looksAgain = contents.components && isWaitingIn(db, projectLane(projectId), LOOKING);
      // An analysis counts the project afterwards. The reference leaves the count to the next hour.
      const kind = looksAgain ? 'analyzeProject' : 'refreshProjectMetrics';
      jobs.enqueue({ kind, payload: { projectId: copyId }, token: job.token, lane: projectLane(copyId) });
    };
  });

  function beginCopy(
    { projectId, uuid, version, contents }: JobPayloads['copyProject'],
    job: RunningJob,
  ): number {
    const known = findProject(db, uuid);
    if (!known && job.secondLane !== undefined) throw new PermanentFailure('The copy was deleted.');
    // Older releases did not record their progress: a copy that they started is made again from scratch.
    const begun = job.secondLane === undefined ? undefined : known;
    if (known && !begun) deleteProject(db, known.id);
    // All may have happened since the request was answered.
    if (!projectExists(db, projectId)) throw new PermanentFailure('The project to copy no longer exists.');
    if (begun) return begun.id;
    if (findProjectByName(db, projectById(db, projectId).name, version))
      throw new PermanentFailure('The new version already exists.');
    const copyId = copyProjectAlone(db, projectId, { uuid, version }, contents);
    job.holdLane(projectLane(copyId));
    return copyId;
  }

  async function copyAll(
    kind: 'component' | 'service',
    projectId: number,
    copyId: number,
    copy: (id: number, parentId: number | undefined) => number | undefined,
  ): Promise<void> {
    const copies = copiedRows(db, kind, copyId);
    const left = contentsOfProject(db, kind, projectId).filter(({ id }) => !copies.has(id));
    await inSlices(db, left, ({ id, parentId }) => {
      if (!projectExists(db, copyId)) throw new PermanentFailure('The copy was deleted.');
      const made = copy(id, parentId === null ? undefined : copies.get(parentId));
      noteCopiedRow(db, kind, { copyId, originalId: id, id: made });
      copies.set(id, made);
    });
  }
}

/** Jobs that may find something in a project that its copy should have, too. */
const LOOKING: readonly JobKind[] = ['analyzeProject', 'analyzeComponent', 'evaluatePolicies'];
