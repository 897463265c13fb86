import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'PolicyEditor',
  group: 'policy',
  purpose: 'create, edit, test, and delete policies',
  permissions: ['POLICY_MANAGEMENT'],
  budgetKb: 82,
  components: {
    PolicyEditor: { shows: 'No old logging' },
  },
  console: {
    route: 'policy/*',
    navigation: { section: 'administration', icon: 'policy', permission: 'POLICY_MANAGEMENT' },
  },
};
