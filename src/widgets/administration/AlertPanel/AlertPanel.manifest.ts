import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'AlertPanel',
  group: 'administration',
  purpose: 'alerts: what the server tells about, to whom, for which projects',
  permissions: ['SYSTEM_CONFIGURATION'],
  budgetKb: 84,
  components: {
    AlertPanel: { says: 'alertPanel.none' },
  },
};
