import { takesJustification, type AuditDraft } from '../findings/auditDraft.js';

/**
 * Returns a decision that carries over the one on the same finding elsewhere. It keeps its own details where
 * the other has none, because servers do not remove texts.
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
