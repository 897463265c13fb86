import { number, optional, type, type Describe } from 'superstruct';

/** Counts the server keeps of a portfolio, a project or a component; `low` includes severity INFO. @public */
export interface Metrics {
  /** Findings of severity CRITICAL that are not suppressed. */
  critical: number;
  /** The same of HIGH. */
  high: number;
  /** The same of MEDIUM. */
  medium: number;
  /** Counts LOW and INFO. */
  low: number;
  /** Findings without severity. */
  unassigned?: number;
  /** Findings that are not suppressed, aliases counted once per component. */
  vulnerabilities: number;
  /** Absent in the metrics of a component. */
  components?: number;
  /** Components with at least one finding. */
  vulnerableComponents?: number;
  /** Findings that were dismissed. */
  suppressed?: number;
  /** Findings that are not suppressed. */
  findingsTotal?: number;
  /** Findings with a decision other than "in triage". */
  findingsAudited?: number;
  /** Weighted sum of severities; 0 and up, without an upper limit. */
  inheritedRiskScore: number;
  /** Violations of policies in state FAIL. */
  policyViolationsFail?: number;
  /** Violations of policies in state WARN. */
  policyViolationsWarn?: number;
  /** Violations of policies in state INFO. */
  policyViolationsInfo?: number;
  /** Violations in all. */
  policyViolationsTotal?: number;
  /** Violations with a decision other than "not set". */
  policyViolationsAudited?: number;
  /** Violations of policies about vulnerabilities. */
  policyViolationsSecurityTotal?: number;
  /** Violations of policies about licenses. */
  policyViolationsLicenseTotal?: number;
  /** Violations of policies about age, version, and the like. */
  policyViolationsOperationalTotal?: number;
  /** When these values were first measured, epoch milliseconds. */
  firstOccurrence?: number;
  /** When these values were last measured, epoch milliseconds. */
  lastOccurrence?: number;
}

/** Metrics of the entire portfolio. @public */
export interface PortfolioMetrics extends Metrics {
  /** Projects, inactive ones included. */
  projects?: number;
  /** Projects with at least one finding. */
  vulnerableProjects?: number;
}

const counts = {
  critical: number(),
  high: number(),
  medium: number(),
  low: number(),
  unassigned: optional(number()),
  vulnerabilities: number(),
  components: optional(number()),
  vulnerableComponents: optional(number()),
  suppressed: optional(number()),
  findingsTotal: optional(number()),
  findingsAudited: optional(number()),
  inheritedRiskScore: number(),
  policyViolationsFail: optional(number()),
  policyViolationsWarn: optional(number()),
  policyViolationsInfo: optional(number()),
  policyViolationsTotal: optional(number()),
  policyViolationsAudited: optional(number()),
  policyViolationsSecurityTotal: optional(number()),
  policyViolationsLicenseTotal: optional(number()),
  policyViolationsOperationalTotal: optional(number()),
  firstOccurrence: optional(number()),
  lastOccurrence: optional(number()),
};

export const MetricsStruct: Describe<Metrics> = type(counts);

export const PortfolioMetricsStruct: Describe<PortfolioMetrics> = type({
  ...counts,
  projects: optional(number()),
  vulnerableProjects: optional(number()),
});
