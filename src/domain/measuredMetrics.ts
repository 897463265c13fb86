import type { Metrics } from '../schema/metrics.js';
import type { Project } from '../schema/project.js';

/**
 * Returns the metrics of a project. Undefined while nothing was analyzed. Servers also count projects without
 * a BOM, and their zeros would suggest an analysis.
 */
export function measuredMetrics(project: Pick<Project, 'metrics' | 'lastBomImport'>): Metrics | undefined {
  return isAnalyzed(project) ? project.metrics : undefined;
}

/**
 * Returns the risk score of a project, which it may have without the other metrics. Undefined while nothing
 * was analyzed.
 */
export function measuredRiskScore(
  project: Pick<Project, 'metrics' | 'lastBomImport' | 'lastInheritedRiskScore'>,
): number | undefined {
  return isAnalyzed(project)
    ? (project.metrics?.inheritedRiskScore ?? project.lastInheritedRiskScore)
    : undefined;
}

/** Returns true when a project has something to analyze: a BOM, or components. */
export function isAnalyzed({ metrics, lastBomImport }: Pick<Project, 'metrics' | 'lastBomImport'>): boolean {
  return lastBomImport !== undefined || Boolean(metrics?.components);
}
