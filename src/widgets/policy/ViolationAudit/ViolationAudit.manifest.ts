import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ViolationAudit',
  group: 'policy',
  purpose: 'audit policy violations across all projects',
  permissions: ['VIEW_POLICY_VIOLATION'],
  budgetKb: 84,
  components: {
    ViolationAudit: { shows: 'No old logging' },
  },
  console: {
    route: 'policyViolationAudit',
    navigation: { section: 'global', icon: 'policy', permission: 'VIEW_POLICY_VIOLATION' },
  },
};
