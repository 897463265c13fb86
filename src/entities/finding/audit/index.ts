/** What a list of findings needs from the start to audit them; the rest comes with the first action or opened row. */
export { useApplying, type AppliedFindings, type StartApplying } from '../apply/useApplying.js';
export type { BulkControl, BulkDraft } from '../bulk/useSelectedFindings.js';
export { DraftStore } from './DraftStore.js';
export { useAuditFinding, type AuditFinding, type FindingAuditedEvent } from './useAuditFinding.js';
export { DraftsContext, useIsUnsaved } from './useIsUnsaved.js';
