import { projectLane } from '../runtime/queue.js';
import type { JobHandler, JobQueue } from '../runtime/queue.js';
import type { Database } from '../store/database.js';
import { isWaitingIn } from '../store/jobs.js';
import type { Interruptible, JobPayloads } from './kinds.js';

/** Work stopped because a document waits for its project. */
export class DocumentWaits extends Error {
  override readonly name = 'DocumentWaits';
}

/**
 * Yields the work to do in a project until a document waits for it: the sender would wait for all of this.
 * @throws DocumentWaits
 */
export function* untilImport<Item>(
  db: Database,
  { projectId, isWhole }: Interruptible,
  items: Iterable<Item>,
): Iterable<Item> {
  let next = 0;
  let done = 0;
  for (const item of items) {
    if (!isWhole && done === next) {
      if (isWaitingIn(db, projectLane(projectId), ['importBom'])) throw new DocumentWaits();
      next += EVERY;
    }
    done += 1;
    yield item;
  }
}

/** Items between two looks. */
const EVERY = 100;

type InterruptibleKind = {
  [Kind in keyof JobPayloads]: 'isWhole' extends keyof JobPayloads[Kind] ? Kind : never;
}[keyof JobPayloads];

/**
 * Handles jobs that stop for a document and are done to their end after it. They stop once: documents that keep coming do not put
 * them off for ever. Their token is done when they are.
 */
export function interruptible<Kind extends InterruptibleKind>(
  jobs: JobQueue,
  kind: Kind,
  work: JobHandler<JobPayloads[Kind]>,
): JobHandler<JobPayloads[Kind]> {
  return async (payload, job) => {
    try {
      return await work(payload, job);
    } catch (error) {
      if (!(error instanceof DocumentWaits)) throw error;
      const lane = projectLane(payload.projectId);
      const again: JobPayloads[Kind] = { ...payload, isWhole: true };
      return () => void jobs.enqueue({ kind, payload: again, token: job.token, lane });
    }
  };
}
