import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'EmailPanel',
  group: 'administration',
  purpose: 'how the server sends mail, with a test mail',
  permissions: ['SYSTEM_CONFIGURATION'],
  budgetKb: 60,
  components: {
    EmailPanel: { says: 'panelNames.email' },
  },
};
