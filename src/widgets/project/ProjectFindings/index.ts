export {
  ProjectFindings,
  type FindingFocus,
  type FindingsDirtyEvent,
  type ProjectFindingsProps,
} from './ProjectFindings.js';
export { focusedFindingsValue } from './list/focusedFindingsValue.js';
export { rememberedFindingsValue } from './list/rememberedFindingsValue.js';
export type { FindingAuditedEvent } from '../../../entities/finding/audit/useAuditFinding.js';
export {
  DEFAULT_FINDINGS_VALUE,
  formatFindingsValue,
  parseFindingsValue,
  type FindingColumn,
  type FindingFacet,
  type FindingFilters,
  type FindingSort,
  type ProjectFindingsValue,
  type Suppression,
} from '../../../domain/findings/findingsValue.js';
