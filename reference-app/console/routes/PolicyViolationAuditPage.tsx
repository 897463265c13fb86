import {
  ViolationAudit,
  formatViolationAuditValue,
  parseViolationAuditValue,
  rememberedViolationAuditValue,
} from 'bomdeck/ViolationAudit';
import * as pageNames from '../shell/pageNames.messages.js';
import { listPage } from './listPage.js';

/** The page of ViolationAudit. */
export const PolicyViolationAuditPage = listPage({
  pageKey: 'policyViolationAudit',
  name: pageNames.policyViolationAudit,
  permission: 'VIEW_POLICY_VIOLATION',
  List: ViolationAudit,
  parse: parseViolationAuditValue,
  format: formatViolationAuditValue,
  remembered: rememberedViolationAuditValue,
});
