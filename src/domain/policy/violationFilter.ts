import type { PolicyViolation } from '../../schema/violation.js';

/** Which policy violations to list, of those that there are. */
export interface ViolationFilter {
  /** What the policy says of it: `FAIL`, `WARN` or `INFO`. */
  state?: string;
  /** What it is about: `SECURITY`, `LICENSE` or `OPERATIONAL`. */
  type?: string;
  /** What was decided: `NOT_SET`, `APPROVED` or `REJECTED`. */
  analysisState?: string;
}

/** Whether a filter leaves anything out. */
export function isFilter({ state, type, analysisState }: ViolationFilter): boolean {
  return state !== undefined || type !== undefined || analysisState !== undefined;
}

/** Whether a violation is one of those that are wanted. A violation about which nothing was decided is `NOT_SET`. */
export function passesFilter(violation: PolicyViolation, filter: ViolationFilter): boolean {
  const { state, type, analysisState } = filter;
  const is = (wanted: string | undefined, what: string | undefined) =>
    wanted === undefined || what === wanted;
  return (
    is(state, violation.policyCondition?.policy?.violationState) &&
    is(type, violation.type) &&
    is(analysisState, violation.analysis?.analysisState ?? 'NOT_SET')
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
