import type { VexAnalysis } from './VexDocument.js';

/** What lists show of a decision. */
export interface ShownDecision {
  /** Absent reads as `NOT_SET`. */
  state?: string;
  isSuppressed: boolean;
}

/**
 * What a decision by VEX makes of one before. What is decided not to be a problem is suppressed, everything else is not, unless the
 * document says so itself. Without a state nothing is decided about either.
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

/** Whether a decision suppresses; undefined: it says nothing about it. */
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

/** Whether a state says that there is no problem. */
export function isSettled(state: string | undefined): boolean {
  return state === 'FALSE_POSITIVE' || state === 'NOT_AFFECTED' || state === 'RESOLVED';
}
