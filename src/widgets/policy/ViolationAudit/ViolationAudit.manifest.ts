import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ViolationAudit',
  group: 'policy',
  purpose: 'the policy violations of all projects, and what is decided about each',
  permissions: ['VIEW_POLICY_VIOLATION'],
  budgetKb: 82,
  components: {
    ViolationAudit: { shows: 'No old logging' },
  },
  console: {
    route: 'policyViolationAudit',
    navigation: { section: 'global', icon: 'policy', permission: 'VIEW_POLICY_VIOLATION' },
  },
};
