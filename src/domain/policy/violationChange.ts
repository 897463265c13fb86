import type { PolicyViolation } from '../../schema/violation.js';
import { violationDraftOf, type ViolationDraft } from './violationDraft.js';

/** What is to change about many policy violations at once; what is absent stays as each of them has it. */
export interface ViolationChange {
  readonly state?: string;
  readonly isSuppressed?: boolean;
  /** To be added to every trail. */
  readonly comment: string;
}

/** Nothing is to change. */
export const NO_VIOLATION_CHANGE: ViolationChange = { comment: '' };

/** What is decided, without what is said about it. */
export type ViolationDecided = Pick<ViolationDraft, 'state' | 'isSuppressed'>;

/** A violation with its decision before and after a change. */
export interface ViolationStep {
  readonly violation: PolicyViolation;
  readonly from: ViolationDecided;
  readonly to: ViolationDecided;
}

/** Whether the change leaves everything as it is. */
export function isEmptyViolationChange({ state, isSuppressed, comment }: ViolationChange): boolean {
  return state === undefined && isSuppressed === undefined && comment.trim() === '';
}

/** A decision with the change made. */
export function changedViolation(before: ViolationDecided, change: ViolationChange): ViolationDraft {
  return {
    state: change.state ?? before.state,
    isSuppressed: change.isSuppressed ?? before.isSuppressed,
    comment: change.comment.trim(),
  };
}

/** Whether two decisions are the same, whatever was said about them. */
export function isSameViolationDecision(one: ViolationDecided, other: ViolationDecided): boolean {
  return one.state === other.state && one.isSuppressed === other.isSuppressed;
}

/** Whether somebody has decided about a violation already. */
export function isViolationDecided({ analysis }: PolicyViolation): boolean {
  const { state, isSuppressed } = violationDraftOf(analysis);
  return isSuppressed || state !== 'NOT_SET';
}

/** What the change does to each violation; those that it leaves as they are, are left out. */
export function violationSteps(
  violations: readonly PolicyViolation[],
  change: ViolationChange,
): ViolationStep[] {
  return violations.flatMap((violation) => {
    const from = violationDraftOf(violation.analysis);
    const to = changedViolation(from, change);
    return isSameViolationDecision(from, to) && to.comment === '' ? [] : [{ violation, from, to }];
  });
}
