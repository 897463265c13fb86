import type { PolicyViolation } from '../../schema/violation.js';
import { isWithinDays } from '../localDays.js';
import type { Bounds } from '../range.js';

/** Which policy violations to list, of those that there are. */
export interface ViolationFilter {
  /** What the policy says of it: any of `FAIL`, `WARN`, `INFO`. */
  state?: readonly string[];
  /** What it is about: any of `SECURITY`, `LICENSE`, `OPERATIONAL`. */
  type?: readonly string[];
  /** What was decided: any of `NOT_SET`, `APPROVED`, `REJECTED`. */
  analysisState?: readonly string[];
  /** Days on which it was first noticed. */
  occurred?: Bounds<string>;
}

/** Whether a filter leaves anything out. */
export function isFilter({ state, type, analysisState, occurred }: ViolationFilter): boolean {
  return [state, type, analysisState, occurred].some((part) => part !== undefined);
}

/**
 * Whether a violation is one of those that are wanted. A violation about which nothing was decided is `NOT_SET`; days are those of the zone
 * of the browser.
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

/** Whether a text stands in the names of policy, component or project, in any case. */
export function isFoundBy(violation: PolicyViolation, text: string): boolean {
  const { policyCondition, component, project } = violation;
  const wanted = text.trim().toLowerCase();
  return [policyCondition?.policy?.name, component?.name, project?.name].some((name) =>
    name?.toLowerCase().includes(wanted),
  );
}
