import type { ServerContext } from '../context.js';
import {
  deleteMetricsBefore,
  measureComponents,
  recordComponentMetrics,
  recordPortfolioMetrics,
  recordProjectMetrics,
} from '../store/metrics.js';
import { inSlices } from './slices.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const HISTORY_DAYS = 90;

/** Counts the components and findings of a project. */
export async function refreshProjectMetrics(server: ServerContext, projectId: number): Promise<void> {
  const { db } = server;
  const measured = measureComponents(db, projectId);
  const exists = db.prepare('select 1 from component where id = ?');
  await inSlices(db, measured, (component) => {
    if (exists.first(component.componentId)) recordComponentMetrics(db, projectId, component, server.now());
  });
  db.transaction(() => {
    if (!db.prepare('select 1 from project where id = ?').first(projectId)) return;
    recordProjectMetrics(db, projectId, measured, server.now());
  });
}

/** Counts one component; the numbers of its project follow at its next refresh. */
export function refreshComponentMetrics({ db, now }: ServerContext, componentId: number): void {
  const component = db
    .prepare('select projectId from component where id = ?')
    .first<{ projectId: number }>(componentId);
  if (!component) return;
  const measured = measureComponents(db, component.projectId).find(
    (candidate) => candidate.componentId === componentId,
  );
  if (measured) db.transaction(() => recordComponentMetrics(db, component.projectId, measured, now()));
}

/** Counts every active project, then the portfolio, and forgets what is older than the history. */
export async function refreshPortfolioMetrics(server: ServerContext): Promise<void> {
  const { db } = server;
  const projects = db.prepare('select id from project where active = 1 order by id').all<{ id: number }>();
  for (const { id } of projects) await refreshProjectMetrics(server, id);
  db.transaction(() => recordPortfolioMetrics(db, server.now()));
  deleteMetricsBefore(db, server.now() - HISTORY_DAYS * DAY_MS);
}
