/** What another list of findings needs to audit them as this one does; the rest is in `onDemand` and `openedRow`. */
export { useApplying, type AppliedFindings, type StartApplying } from '../apply/useApplying.js';
export type { BulkControl, BulkDraft } from '../bulk/useSelectedFindings.js';
export { DraftStore } from './DraftStore.js';
export { useAuditFinding, type AuditFinding, type FindingAuditedEvent } from './useAuditFinding.js';
export { DraftsContext, useIsUnsaved } from './useIsUnsaved.js';
