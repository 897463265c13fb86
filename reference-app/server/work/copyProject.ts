import type { ServerContext } from '../context.js';
import { copyProject } from '../store/projectCopies.js';
import { findProjectByName, projectById } from '../store/projects.js';
import type { JobPayloads } from './kinds.js';
import { PermanentFailure } from './queue.js';

/** Handles `copyProject`: makes another version of a project. */
export function registerCopyProject({ db, jobs }: ServerContext): void {
  jobs.handle<JobPayloads['copyProject']>('copyProject', ({ projectId, version, contents }) => () => {
    // Both may have happened since the request was answered.
    const exists = db.prepare('select 1 from project where id = ?').first(projectId);
    if (!exists) throw new PermanentFailure('The project to copy is gone.');
    if (findProjectByName(db, projectById(db, projectId).name, version))
      throw new PermanentFailure('The version to make exists already.');
    copyProject(db, projectId, version, contents);
  });
}
