/** What saving a decision takes; loaded when somebody opens a row or presses a key. */
export { getAnalysis, updateAnalysis } from '../../api/analyses.js';
export { auditRequestOf, draftOf, isSameDraft, withoutChange } from '../../domain/findings/auditDraft.js';
