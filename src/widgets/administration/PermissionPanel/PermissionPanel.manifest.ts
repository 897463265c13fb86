import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'PermissionPanel',
  group: 'administration',
  purpose: 'permissions, what they allow, and the teams and users that have them',
  permissions: ['ACCESS_MANAGEMENT'],
  budgetKb: 81,
  components: {
    PermissionPanel: { says: 'permission.ACCESS_MANAGEMENT' },
  },
};
