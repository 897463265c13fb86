import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'AdminPanels',
  group: 'administration',
  purpose: 'show all administration panels with their navigation',
  permissions: ['SYSTEM_CONFIGURATION'],
  budgetKb: 53,
  components: {
    AdminPanels: { says: 'adminPanels.repositories' },
  },
  console: {
    route: 'admin/*',
    navigation: { section: 'administration', icon: 'settings' },
  },
};
