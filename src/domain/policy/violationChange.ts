import type { PolicyViolation } from '../../schema/violation.js';
import { violationDraftOf, type ViolationDraft } from './violationDraft.js';

/** The change to apply to many policy violations. An absent part keeps the value of each violation. */
export interface ViolationChange {
  readonly state?: string;
  readonly isSuppressed?: boolean;
  /** To be added to every trail. */
  readonly comment: string;
}

/** Nothing is to change. */
export const NO_VIOLATION_CHANGE: ViolationChange = { comment: '' };

/** The decision without its comment. */
export type ViolationDecided = Pick<ViolationDraft, 'state' | 'isSuppressed'>;

/** A violation with its decision before and after a change. */
export interface ViolationStep {
  readonly violation: PolicyViolation;
  readonly from: ViolationDecided;
  readonly to: ViolationDecided;
}

/** Returns true when the change keeps everything as it is. */
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

/** Returns true when two decisions are the same, whatever their comments. */
export function isSameViolationDecision(one: ViolationDecided, other: ViolationDecided): boolean {
  return one.state === other.state && one.isSuppressed === other.isSuppressed;
}

/** Returns true when a violation already has a decision. */
export function isViolationDecided({ analysis }: PolicyViolation): boolean {
  const { state, isSuppressed } = violationDraftOf(analysis);
  return isSuppressed || state !== 'NOT_SET';
}

/** Returns the effect of the change on each violation. Violations that do not change are left out. */
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
