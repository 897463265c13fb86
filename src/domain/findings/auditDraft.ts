import type { Analysis, AnalysisRequest } from '../../schema/analysis.js';
import type { AnalysisJustification, AnalysisResponse, AnalysisState } from '../../schema/enumerations.js';

/** A decision in the form, saved or not. */
export interface AuditDraft {
  readonly state: AnalysisState;
  /** Counts for `NOT_AFFECTED` only. */
  readonly justification: AnalysisJustification;
  readonly response: AnalysisResponse;
  readonly details: string;
  /** To be added to the trail. */
  readonly comment: string;
  readonly isSuppressed: boolean;
}

/** A decision before and after a change. */
export interface DraftChange {
  readonly before: AuditDraft;
  readonly after: AuditDraft;
}

/** Returns the form in its initial state. */
export function draftOf(analysis: Analysis | undefined): AuditDraft {
  return {
    state: analysis?.analysisState ?? 'NOT_SET',
    justification: analysis?.analysisJustification ?? 'NOT_SET',
    response: analysis?.analysisResponse ?? 'NOT_SET',
    details: analysis?.analysisDetails ?? '',
    comment: '',
    isSuppressed: analysis?.isSuppressed ?? false,
  };
}

/** Returns true when a justification can explain the state. */
export function takesJustification(state: AnalysisState): boolean {
  return state === 'NOT_AFFECTED';
}

/**
 * Returns true when a decision is Not affected without a justification, which recipients of a VEX ask for.
 */
export function lacksJustification({
  state,
  justification,
}: Pick<AuditDraft, 'state' | 'justification'>): boolean {
  return takesJustification(state) && justification === 'NOT_SET';
}

/**
 * Returns the request. State, justification, and response are always sent, because the server reads an absent
 * one as `NOT_SET`. Details and suppression are sent only when they changed, because absent ones are kept.
 */
export function auditRequestOf(
  key: Pick<AnalysisRequest, 'project' | 'component' | 'vulnerability'>,
  draft: AuditDraft,
  saved: AuditDraft,
): AnalysisRequest {
  const comment = draft.comment.trim();
  return {
    ...key,
    analysisState: draft.state,
    analysisJustification: takesJustification(draft.state) ? draft.justification : 'NOT_SET',
    analysisResponse: draft.response,
    ...(draft.details.trim() !== saved.details.trim() && { analysisDetails: draft.details.trim() }),
    ...(comment !== '' && { comment }),
    ...(draft.isSuppressed !== saved.isSuppressed && { isSuppressed: draft.isSuppressed }),
  };
}

/**
 * Returns true when details would be removed. Servers up to 5.0 read an empty text as an absent one, and keep
 * the stored details.
 */
export function removesDetails(draft: AuditDraft, saved: AuditDraft): boolean {
  return draft.details.trim() === '' && saved.details.trim() !== '';
}

/** A decision as it would be without one of the changes before: what that one left alone stays as it is. */
export function withoutChange(current: AuditDraft, { before, after }: DraftChange): AuditDraft {
  const back = Object.entries(before).filter(
    ([name, value]) => name !== 'comment' && value !== after[name as keyof AuditDraft],
  );
  return { ...current, ...Object.fromEntries(back) };
}

/**
 * Returns the rest of a draft after `sent` was saved. Its comment is in the audit trail and is removed,
 * unless it was changed since.
 */
export function afterSaving(
  draft: AuditDraft,
  { sent, details }: { sent: AuditDraft; details: string },
): AuditDraft {
  return {
    ...draft,
    comment: draft.comment === sent.comment ? '' : draft.comment,
    details: draft.details === sent.details ? details : draft.details,
  };
}

/** Returns true when saving one over the other would change nothing. */
export function isSameDraft(one: AuditDraft, other: AuditDraft): boolean {
  return (Object.keys(one) as (keyof AuditDraft)[]).every((name) => one[name] === other[name]);
}

/**
 * The first control character, which every server refuses in texts, as `U+0000`; undefined when there is none. Not the
 * invisible ones that emoji, Persian and Hebrew are written with: some servers take them, see {@link invisibleIn}.
 */
export function unprintableIn(text: string): string | undefined {
  return nameOf(/(?!\p{White_Space})[\p{Cc}\p{Cs}]/u.exec(text)?.[0]);
}

/** The first character that only some servers refuse, as `U+200D`; undefined when there is none. */
export function invisibleIn(text: string): string | undefined {
  return nameOf(/[^\p{White_Space}\p{L}\p{M}\p{S}\p{N}\p{P}]/u.exec(text)?.[0]);
}

function nameOf(found: string | undefined): string | undefined {
  return found && `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
