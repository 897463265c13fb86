export { ViolationAudit, type ViolationAuditProps } from './ViolationAudit.js';
export {
  VIOLATION_AUDIT_SORTS,
  formatViolationAuditValue,
  parseViolationAuditValue,
  rememberedViolationAuditValue,
  type ViolationAuditSort,
  type ViolationAuditValue,
} from './violationAuditValue.js';
