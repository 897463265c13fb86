import { projectLane } from '../runtime/queue.js';
import type { Database } from '../store/database.js';
import { isWaitingIn } from '../store/jobs.js';

/**
 * What there is to do in a project, as long as no document waits for it: whoever sent it would wait for all of this. What is left is
 * to be done after it.
 */
export function* untilImport<Item>(db: Database, projectId: number, items: Iterable<Item>): Iterable<Item> {
  let next = 0;
  let done = 0;
  for (const item of items) {
    if (done === next) {
      if (isWaitingIn(db, projectLane(projectId), ['importBom'])) return;
      next += EVERY;
    }
    done += 1;
    yield item;
  }
}

/** Items between two looks. */
const EVERY = 100;
