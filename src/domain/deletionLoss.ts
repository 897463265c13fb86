import type { Metrics } from '../schema/metrics.js';
import type { Project } from '../schema/project.js';
import { isCollection } from './isCollection.js';

/** What is lost with projects that are deleted, as far as their metrics tell. */
export interface DeletionLoss {
  projects: number;
  /** How many of them are not active. */
  inactive: number;
  components: number;
  /** Suppressed ones included. */
  findings: number;
  /** Decisions on findings and on policy violations. */
  decisions: number;
  violations: number;
  /** How many of the projects have no metrics: what they contain is missing in the numbers. */
  unmeasured: number;
  /** When the oldest of the numbers was calculated, in milliseconds since 1970; what was decided or found later is missing. */
  asOf?: number;
}

/** Adds up what projects contain. The metrics of a collection are those of the projects below it, which count by themselves. */
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
      ({ findingsAudited = 0, policyViolationsAudited = 0 }) => findingsAudited + policyViolationsAudited,
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
