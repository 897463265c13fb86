import type { VexAnalysis } from './VexDocument.js';

/** What lists show of a decision. */
export interface ShownDecision {
  /** Absent reads as `NOT_SET`. */
  state?: string;
  isSuppressed: boolean;
}

/** What a decision by VEX makes of one before. What is decided not to be a problem is suppressed, everything else is not. */
export function vexOutcome(
  before: ShownDecision,
  { state }: Pick<VexAnalysis, 'state'>,
): Required<ShownDecision> {
  return { state: state ?? before.state ?? 'NOT_SET', isSuppressed: isSettled(state) };
}

/** Whether a state says that there is no problem. */
export function isSettled(state: string | undefined): boolean {
  return state === 'FALSE_POSITIVE' || state === 'NOT_AFFECTED' || state === 'RESOLVED';
}
