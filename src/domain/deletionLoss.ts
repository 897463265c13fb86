import type { Metrics } from '../schema/metrics.js';
import type { Project } from '../schema/project.js';
import { isCollection } from './isCollection.js';

/** The data that is lost with deleted projects, as far as their metrics show. */
export interface DeletionLoss {
  projects: number;
  /** The number of inactive projects. */
  inactive: number;
  components: number;
  /** Suppressed ones included. */
  findings: number;
  /**
   * Decisions on findings, suppressions among them, and on policy violations. Those in triage are not counted by
   * servers.
   */
  decisions: number;
  violations: number;
  /** The number of projects without metrics. Their contents are missing in the numbers. */
  unmeasured: number;
  /** When the oldest of the numbers was calculated, in milliseconds since 1970; what was decided or found later is missing. */
  asOf?: number;
}

/**
 * Adds up the contents of projects. The metrics of a collection project are those of the projects below it,
 * which are counted themselves.
 */
export function deletionLoss(projects: readonly Project[]): DeletionLoss {
  const own = projects.filter((project) => !isCollection(project));
  const sum = (value: (metrics: Metrics) => number) =>
    own.reduce((total, { metrics }) => total + (metrics ? value(metrics) : 0), 0);
  return {
    projects: projects.length,
    inactive: projects.filter(({ active }) => active === false).length,
    components: sum(({ components = 0 }) => components),
    findings: sum(
      ({ findingsTotal, vulnerabilities, suppressed = 0 }) => (findingsTotal ?? vulnerabilities) + suppressed,
    ),
    decisions: sum(
      // Servers count a suppressed finding as suppressed only.
      ({ findingsAudited = 0, suppressed = 0, policyViolationsAudited = 0 }) =>
        findingsAudited + suppressed + policyViolationsAudited,
    ),
    violations: sum(({ policyViolationsTotal = 0 }) => policyViolationsTotal),
    unmeasured: own.filter(({ metrics }) => !metrics).length,
    asOf: oldest(own),
  };
}

function oldest(projects: readonly Project[]): number | undefined {
  const moments = projects.flatMap(({ metrics }) => metrics?.lastOccurrence ?? []);
  return moments.length > 0 ? moments.reduce((first, moment) => Math.min(first, moment)) : undefined;
}
