import { isSameDraft, takesJustification, type AuditDraft } from './auditDraft.js';

/** A part of a decision that can be applied to another finding, in the order in which people see them. */
export const APPLIED_PARTS = ['state', 'justification', 'response', 'details', 'isSuppressed'] as const;

/** See {@link APPLIED_PARTS}. */
export type AppliedPart = (typeof APPLIED_PARTS)[number];

/**
 * The effect of applying a decision to a finding. `new`: no one decided on it. `differs`: someone decided
 * otherwise, and it would replace that. `unclear`: it could be any of several decisions. `same`: the finding
 * already has the decision.
 */
export type AppliedKind = 'new' | 'differs' | 'unclear' | 'same';

/** A finding before and after a decision is applied to it. */
export interface AppliedStep {
  readonly before: AuditDraft;
  /** Without a comment. */
  readonly after: AuditDraft;
  readonly kind: AppliedKind;
}

/**
 * A finding's decision with the wanted parts of another one.
 * @param comment - to be added to the trail
 */
export function appliedDraft(
  before: AuditDraft,
  decision: AuditDraft,
  parts: ReadonlySet<AppliedPart>,
  comment: string,
): AuditDraft {
  const partOf = <Part extends AppliedPart>(part: Part) => (parts.has(part) ? decision : before)[part];
  const state = partOf('state');
  return {
    state,
    justification: takesJustification(state) ? partOf('justification') : 'NOT_SET',
    response: partOf('response'),
    // Servers replace details and do not remove them, so there is nothing to apply where there are none.
    details: partOf('details').trim() === '' ? before.details : partOf('details'),
    comment: comment.trim(),
    isSuppressed: partOf('isSuppressed'),
  };
}

/**
 * Returns the effect of applying the decision to a finding.
 * @param rivals - other decisions that could be meant as well
 */
export function appliedStep(
  before: AuditDraft,
  decision: AuditDraft,
  parts: ReadonlySet<AppliedPart>,
  rivals: readonly AuditDraft[] = [],
): AppliedStep {
  const after = appliedDraft(before, decision, parts, '');
  const isUnclear = rivals.some((rival) => !isSameDraft(appliedDraft(before, rival, parts, ''), after));
  const kind = isUnclear
    ? 'unclear'
    : isSameDraft(before, after)
      ? 'same'
      : isDecidedDraft(before)
        ? 'differs'
        : 'new';
  return { before, after, kind };
}

/** Returns true when a draft contains a decision. A comment alone is not a decision. */
export function isDecidedDraft({ state, response, details, isSuppressed }: AuditDraft): boolean {
  return state !== 'NOT_SET' || response !== 'NOT_SET' || details.trim() !== '' || isSuppressed;
}
