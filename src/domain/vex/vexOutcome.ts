import type { VexAnalysis } from './VexDocument.js';

/** The parts of a decision that lists show. */
export interface ShownDecision {
  /** Absent reads as `NOT_SET`. */
  state?: string;
  isSuppressed: boolean;
}

/**
 * Returns the result of a VEX decision on top of an earlier one. A finding decided not to be a problem is
 * suppressed, and every other one is not, unless the document states otherwise. Without a state, neither is
 * decided.
 */
export function vexOutcome(
  before: ShownDecision,
  analysis: Pick<VexAnalysis, 'state' | 'isSuppressed'>,
): Required<ShownDecision> {
  return {
    state: analysis.state ?? before.state ?? 'NOT_SET',
    isSuppressed: saidSuppression(analysis) ?? before.isSuppressed,
  };
}

/** Returns whether a decision suppresses. Undefined: it does not specify it. */
export function saidSuppression({
  state,
  isSuppressed,
}: Pick<VexAnalysis, 'state' | 'isSuppressed'>): boolean | undefined {
  return isSuppressed ?? (state === undefined ? undefined : isSettled(state));
}

/**
 * Property of a vulnerability in a document by which exports of our server say that a finding is suppressed (`true`) or not (`false`),
 * where that does not follow from its state.
 */
export const SUPPRESSED_PROPERTY = 'bomdeck:suppressed';

/** Returns true when a state means that there is no problem. */
export function isSettled(state: string | undefined): boolean {
  return state === 'FALSE_POSITIVE' || state === 'NOT_AFFECTED' || state === 'RESOLVED';
}
