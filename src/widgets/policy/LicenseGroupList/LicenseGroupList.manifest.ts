import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'LicenseGroupList',
  group: 'policy',
  purpose: 'groups of licenses for policies, and their members',
  permissions: ['POLICY_MANAGEMENT'],
  budgetKb: 67,
  components: {
    LicenseGroupList: { shows: 'Copyleft', opens: ['Create group…'] },
  },
  console: {
    route: 'policy/licenseGroups',
    navigation: { section: 'administration', icon: 'license', permission: 'POLICY_MANAGEMENT' },
  },
};
