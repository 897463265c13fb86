import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'AlertPanel',
  group: 'administration',
  purpose: 'manage alerts: which events, which projects, who is notified',
  permissions: ['SYSTEM_CONFIGURATION'],
  budgetKb: 84,
  components: {
    AlertPanel: { says: 'alertPanel.none' },
  },
};
