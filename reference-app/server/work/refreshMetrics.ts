import type { ServerContext } from '../context.js';
import { projectLane } from '../runtime/queue.js';
import type { RunningJob } from '../runtime/queue.js';
import { projectIdOf } from '../store/components.js';
import {
  deleteMetricsBefore,
  measureComponents,
  recordComponentMetrics,
  recordPortfolioMetrics,
  recordProjectMetrics,
} from '../store/metrics.js';
import { activeProjectIds, projectExists } from '../store/projects.js';
import { inSlices } from '../store/slices.js';
import type { Interruptible } from './kinds.js';
import { noteDone } from './recurringWork.js';
import { untilImport } from './untilImport.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const HISTORY_DAYS = 90;

/**
 * Counts the components and findings of a project.
 * @throws DocumentWaits
 */
export async function refreshProjectMetrics(server: ServerContext, count: Interruptible): Promise<void> {
  const { db } = server;
  const { projectId } = count;
  const measured = measureComponents(db, projectId);
  await inSlices(db, untilImport(db, count, measured), (component) => {
    if (projectIdOf(db, component.componentId) === projectId)
      recordComponentMetrics(db, projectId, component, server.now());
  });
  db.transaction(() => {
    if (projectExists(db, projectId)) recordProjectMetrics(db, projectId, measured, server.now());
  });
}

/** Counts one component; the numbers of its project follow at its next refresh. */
export function refreshComponentMetrics({ db, now }: ServerContext, componentId: number): void {
  const projectId = projectIdOf(db, componentId);
  if (projectId === undefined) return;
  const measured = measureComponents(db, projectId).find(
    (candidate) => candidate.componentId === componentId,
  );
  if (measured) db.transaction(() => recordComponentMetrics(db, projectId, measured, now()));
}

/**
 * Counts every active project in its lane, so that none is counted twice at the same time with an older count
 * written last. Then counts the portfolio. Deletes metrics that are older than the history.
 */
export async function refreshPortfolioMetrics(
  server: ServerContext,
  { inLane, signal }: Pick<RunningJob, 'inLane' | 'signal'>,
): Promise<void> {
  const { db } = server;
  for (const id of activeProjectIds(db)) {
    signal.throwIfAborted();
    await inLane(projectLane(id), () => refreshProjectMetrics(server, { projectId: id, isWhole: true }));
  }
  db.transaction(() => {
    recordPortfolioMetrics(db, server.now());
    noteDone(server, 'refreshPortfolioMetrics');
  });
  deleteMetricsBefore(db, server.now() - HISTORY_DAYS * DAY_MS);
}
