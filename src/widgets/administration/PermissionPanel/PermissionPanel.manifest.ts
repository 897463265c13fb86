import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'PermissionPanel',
  group: 'administration',
  purpose: 'see what each permission allows, and grant or revoke it',
  permissions: ['ACCESS_MANAGEMENT'],
  budgetKb: 82,
  components: {
    PermissionPanel: { says: 'permission.ACCESS_MANAGEMENT' },
  },
};
