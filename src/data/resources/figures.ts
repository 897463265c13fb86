import * as components from './components.js';
import * as portfolioMetrics from './portfolioMetrics.js';
import * as projectMetrics from './projectMetrics.js';
import * as projects from './projects.js';
import type { ResourceKey } from './resourceKey.js';

/**
 * The keys of a project's metrics: its own, those of its components, and the sums in lists and the portfolio.
 */
export function figuresOf(projectId: string): readonly ResourceKey[] {
  return [...ownFiguresOf(projectId), ...SUMS];
}

/** The same without the sums. */
export function ownFiguresOf(projectId: string): readonly ResourceKey[] {
  return [projects.one(projectId).key, projectMetrics.of(projectId), components.of(projectId)];
}

/** The keys of sums and lists that include the metrics of any project. */
export const SUMS: readonly ResourceKey[] = [
  projects.lists,
  components.searches,
  components.singles,
  portfolioMetrics.all,
];
