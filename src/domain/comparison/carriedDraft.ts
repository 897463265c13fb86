import { takesJustification, type AuditDraft } from '../findings/auditDraft.js';

/**
 * A decision with what was decided about the same finding elsewhere. Details of its own stay where the other has none: servers do not
 * take texts away.
 */
export function carriedDraft(now: AuditDraft, decided: AuditDraft, comment: string): AuditDraft {
  return {
    state: decided.state,
    justification: takesJustification(decided.state) ? decided.justification : 'NOT_SET',
    response: decided.response,
    details: decided.details.trim() === '' ? now.details : decided.details,
    comment: comment.trim(),
    isSuppressed: decided.isSuppressed,
  };
}
