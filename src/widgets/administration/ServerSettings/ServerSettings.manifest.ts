import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ServerSettings',
  group: 'administration',
  purpose: 'settings of the server by panels: configuration, analyzers, vulnerability sources, integrations',
  permissions: ['SYSTEM_CONFIGURATION'],
  budgetKb: 71,
  components: {
    ServerSettings: { props: { panel: 'configuration/email' }, says: 'panelNames.email' },
  },
};
