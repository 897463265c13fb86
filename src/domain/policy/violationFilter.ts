import type { PolicyViolation } from '../../schema/violation.js';
import { isWithinDays } from '../localDays.js';
import type { Bounds } from '../range.js';

/** The filter for a list of policy violations. */
export interface ViolationFilter {
  /** The violation state: any of `FAIL`, `WARN`, `INFO`. */
  state?: readonly string[];
  /** The type of the violation: any of `SECURITY`, `LICENSE`, `OPERATIONAL`. */
  type?: readonly string[];
  /** The decision: any of `NOT_SET`, `APPROVED`, `REJECTED`. */
  analysisState?: readonly string[];
  /** Days on which it was first noticed. */
  occurred?: Bounds<string>;
}

/** Returns true when a filter leaves anything out. */
export function isFilter({ state, type, analysisState, occurred }: ViolationFilter): boolean {
  return [state, type, analysisState, occurred].some((part) => part !== undefined);
}

/**
 * Returns true when a violation passes the filter. A violation without a decision is `NOT_SET`. Days are
 * those of the zone of the browser.
 */
export function passesFilter(violation: PolicyViolation, filter: ViolationFilter): boolean {
  const { state, type, analysisState, occurred } = filter;
  const isAny = (wanted: readonly string[] | undefined, what: string | undefined) =>
    wanted === undefined || wanted.some((word) => word === what);
  return (
    isAny(state, violation.policyCondition?.policy?.violationState) &&
    isAny(type, violation.type) &&
    isAny(analysisState, violation.analysis?.analysisState ?? 'NOT_SET') &&
    (occurred === undefined || isWithinDays(violation.timestamp, occurred))
  );
}

/** Returns true when a text is part of the name of the policy, component, or project, ignoring case. */
export function isFoundBy(violation: PolicyViolation, text: string): boolean {
  const { policyCondition, component, project } = violation;
  const wanted = text.trim().toLowerCase();
  return [policyCondition?.policy?.name, component?.name, project?.name].some((name) =>
    name?.toLowerCase().includes(wanted),
  );
}
