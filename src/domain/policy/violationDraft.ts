import type { ViolationAnalysis } from '../../schema/violation.js';

/** The possible decisions about a policy violation, in the order people read them. */
export const VIOLATION_ANALYSIS_STATES = ['NOT_SET', 'APPROVED', 'REJECTED'] as const;

/** A decision about a policy violation as entered in a form, saved or not. */
export interface ViolationDraft {
  /** One of {@link VIOLATION_ANALYSIS_STATES}, or what a newer server has. */
  readonly state: string;
  readonly isSuppressed: boolean;
  /** To be added to the trail. */
  readonly comment: string;
}

/** Returns the initial values of the form. */
export function violationDraftOf(analysis: ViolationAnalysis | undefined): ViolationDraft {
  return {
    state: analysis?.analysisState ?? 'NOT_SET',
    isSuppressed: analysis?.isSuppressed ?? false,
    comment: '',
  };
}
