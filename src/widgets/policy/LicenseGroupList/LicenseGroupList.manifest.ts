import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'LicenseGroupList',
  group: 'policy',
  purpose: 'manage license groups for policies',
  permissions: ['POLICY_MANAGEMENT'],
  budgetKb: 68,
  components: {
    LicenseGroupList: { shows: 'Copyleft', opens: ['Create group…'] },
  },
  console: {
    route: 'policy/licenseGroups',
    navigation: { section: 'administration', icon: 'license', permission: 'POLICY_MANAGEMENT' },
  },
};
