import { severityRank } from '../../../src/domain/severity.js';

/** Worded severities, most severe first; `INFO` is counted as low. */
export type CountedSeverity = Parameters<typeof severityRank>[0];

/** The metrics of a component, a project, or the portfolio. */
export type MeasuredCounters = SecurityCounters & ViolationCounters;

/** The metrics of the findings. */
export interface SecurityCounters {
  critical: number;
  high: number;
  medium: number;
  low: number;
  unassigned: number;
  vulnerabilities: number;
  suppressed: number;
  findingsTotal: number;
  findingsAudited: number;
  findingsUnaudited: number;
  inheritedRiskScore: number;
}

/** The metrics of the policy violations. Suppressed ones are not included. */
export interface ViolationCounters {
  policyViolationsFail: number;
  policyViolationsWarn: number;
  policyViolationsInfo: number;
  policyViolationsTotal: number;
  policyViolationsAudited: number;
  policyViolationsUnaudited: number;
  policyViolationsSecurityTotal: number;
  policyViolationsSecurityAudited: number;
  policyViolationsSecurityUnaudited: number;
  policyViolationsLicenseTotal: number;
  policyViolationsLicenseAudited: number;
  policyViolationsLicenseUnaudited: number;
  policyViolationsOperationalTotal: number;
  policyViolationsOperationalAudited: number;
  policyViolationsOperationalUnaudited: number;
}

/** One violation of a component, as far as it counts. */
export interface CountedViolation {
  type: 'LICENSE' | 'SECURITY' | 'OPERATIONAL';
  violationState: 'INFO' | 'WARN' | 'FAIL';
  /** True when someone approved or rejected it. */
  isAudited: boolean;
}

/** One finding of a component, as far as it counts. */
export interface CountedFinding {
  severity: CountedSeverity;
  isSuppressed: boolean;
  /** Findings with the same number are one flaw under several names, see `groupByAlias`. */
  aliasGroup: number;
}

export const NO_VIOLATIONS: Readonly<ViolationCounters> = {
  policyViolationsFail: 0,
  policyViolationsWarn: 0,
  policyViolationsInfo: 0,
  policyViolationsTotal: 0,
  policyViolationsAudited: 0,
  policyViolationsUnaudited: 0,
  policyViolationsSecurityTotal: 0,
  policyViolationsSecurityAudited: 0,
  policyViolationsSecurityUnaudited: 0,
  policyViolationsLicenseTotal: 0,
  policyViolationsLicenseAudited: 0,
  policyViolationsLicenseUnaudited: 0,
  policyViolationsOperationalTotal: 0,
  policyViolationsOperationalAudited: 0,
  policyViolationsOperationalUnaudited: 0,
};

const NO_FINDINGS: Readonly<SecurityCounters> = {
  critical: 0,
  high: 0,
  medium: 0,
  low: 0,
  unassigned: 0,
  vulnerabilities: 0,
  suppressed: 0,
  findingsTotal: 0,
  findingsAudited: 0,
  findingsUnaudited: 0,
  inheritedRiskScore: 0,
};

export const NOTHING_COUNTED: Readonly<MeasuredCounters> = { ...NO_FINDINGS, ...NO_VIOLATIONS };

/**
 * Counts the findings of one component. Suppressed ones count as such only; of the others each flaw counts once,
 * with its highest severity.
 * @param audited - number of unsuppressed analyses with a state other than `NOT_SET` and `IN_TRIAGE`
 */
export function countFindings(findings: Iterable<CountedFinding>, audited: number): SecurityCounters {
  const counters = { ...NO_FINDINGS };
  const worst = new Map<number, CountedSeverity>();
  for (const { severity, isSuppressed, aliasGroup } of findings) {
    if (isSuppressed) {
      counters.suppressed += 1;
      continue;
    }
    const known = worst.get(aliasGroup);
    if (known === undefined || severityRank(severity) < severityRank(known)) worst.set(aliasGroup, severity);
  }
  for (const severity of worst.values()) counters[COUNTER_OF[severity]] += 1;
  counters.vulnerabilities = worst.size;
  counters.findingsTotal = worst.size;
  counters.findingsAudited = audited;
  // Below zero where a decision is about something that is not, or no longer, a finding, as in the reference.
  counters.findingsUnaudited = worst.size - audited;
  counters.inheritedRiskScore = riskScore(counters);
  return counters;
}

/** Counts the violations of one component. */
export function countViolations(violations: Iterable<CountedViolation>): ViolationCounters {
  const counters = { ...NO_VIOLATIONS };
  for (const { type, violationState, isAudited } of violations) {
    const kind = `policyViolations${KIND_OF_TYPE[type]}` as const;
    const progress = isAudited ? 'Audited' : 'Unaudited';
    counters[`policyViolations${STATE_NAMES[violationState]}`] += 1;
    counters.policyViolationsTotal += 1;
    counters[`policyViolations${progress}`] += 1;
    counters[`${kind}Total`] += 1;
    counters[`${kind}${progress}`] += 1;
  }
  return counters;
}

/** Adds counters up, such as those of all components of a project. */
export function addCounters(all: Iterable<SecurityCounters & Partial<ViolationCounters>>): MeasuredCounters {
  const sum = { ...NOTHING_COUNTED };
  for (const counters of all) {
    for (const name of Object.keys(sum) as (keyof MeasuredCounters)[]) sum[name] += counters[name] ?? 0;
  }
  return sum;
}

/** Weighted sum of the severities: 10, 5, 3, 1, and 5 for what has none. */
export function riskScore(
  counts: Pick<SecurityCounters, 'critical' | 'high' | 'medium' | 'low' | 'unassigned'>,
): number {
  return 10 * counts.critical + 5 * counts.high + 3 * counts.medium + counts.low + 5 * counts.unassigned;
}

const COUNTER_OF = {
  CRITICAL: 'critical',
  HIGH: 'high',
  MEDIUM: 'medium',
  LOW: 'low',
  INFO: 'low',
  UNASSIGNED: 'unassigned',
} as const satisfies Record<CountedSeverity, keyof SecurityCounters>;

const KIND_OF_TYPE = { SECURITY: 'Security', LICENSE: 'License', OPERATIONAL: 'Operational' } as const;
const STATE_NAMES = { FAIL: 'Fail', WARN: 'Warn', INFO: 'Info' } as const;
