import type { Metrics } from '../schema/metrics.js';
import type { Project } from '../schema/project.js';

/**
 * What was found out about a project; undefined while nothing was. Servers count projects without a BOM, too, and their
 * zeros would say that somebody looked.
 */
export function measuredMetrics(project: Pick<Project, 'metrics' | 'lastBomImport'>): Metrics | undefined {
  return isMeasured(project) ? project.metrics : undefined;
}

/** The risk score of a project, which it may have without the other figures; undefined while nothing was found out. */
export function measuredRiskScore(
  project: Pick<Project, 'metrics' | 'lastBomImport' | 'lastInheritedRiskScore'>,
): number | undefined {
  return isMeasured(project)
    ? (project.metrics?.inheritedRiskScore ?? project.lastInheritedRiskScore)
    : undefined;
}

function isMeasured({ metrics, lastBomImport }: Pick<Project, 'metrics' | 'lastBomImport'>): boolean {
  return lastBomImport !== undefined || Boolean(metrics?.components);
}
