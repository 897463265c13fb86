import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ServerSettings',
  group: 'administration',
  purpose: 'change server settings: configuration, analyzers, vulnerability sources, and integrations',
  permissions: ['SYSTEM_CONFIGURATION'],
  budgetKb: 72,
  components: {
    ServerSettings: { props: { panel: 'configuration/email' }, says: 'panelNames.email' },
  },
};
