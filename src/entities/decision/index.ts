/** The parts of this noun that other nouns use. */
export { AnalysisLabel } from './AnalysisLabel.js';
export { AuditFields } from './auditForm.styles.js';
export { auditText } from './auditText.js';
export { AuditTrail, Head } from './AuditTrail.js';
export {
  commentProblem,
  CommentToAll,
  DecisionParts,
  PartChoice,
  SuppressionChoice,
} from './DecisionChange.js';
export { refusalText } from './decisionRefusal.js';
export { decisionStepColumn } from './decisionStepColumn.js';
