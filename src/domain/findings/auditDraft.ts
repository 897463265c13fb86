import type { Analysis, AnalysisRequest } from '../../schema/analysis.js';
import type { AnalysisJustification, AnalysisResponse, AnalysisState } from '../../schema/enumerations.js';

/** A decision as it stands in the form, saved or not. */
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

/** The form before anybody touched it. */
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

/** Whether the state is one that a justification explains. */
export function takesJustification(state: AnalysisState): boolean {
  return state === 'NOT_AFFECTED';
}

/**
 * What to send. State, justification and response always go along, because the server reads an absent one as `NOT_SET`;
 * details and suppression only when they changed, because absent ones stay.
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

/** The first character that the server refuses in texts, as `U+0000`; undefined when it takes all. */
export function unprintableIn(text: string): string | undefined {
  const found = /[^\p{White_Space}\p{L}\p{M}\p{S}\p{N}\p{P}]/u.exec(text)?.[0];
  return found && `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
