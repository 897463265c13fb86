import type { Metrics } from '../schema/metrics.js';
import type { Project } from '../schema/project.js';

/**
 * What was found out about a project; undefined while nothing was. Servers count projects without a BOM, too, and their
 * zeros would say that somebody looked.
 */
export function measuredMetrics(project: Pick<Project, 'metrics' | 'lastBomImport'>): Metrics | undefined {
  const { metrics, lastBomImport } = project;
  return lastBomImport === undefined && !metrics?.components ? undefined : metrics;
}
