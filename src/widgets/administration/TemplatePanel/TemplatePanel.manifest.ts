import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'TemplatePanel',
  group: 'administration',
  purpose: 'templates of alerts: list, create, copy, change with a preview, delete, restore',
  permissions: ['SYSTEM_CONFIGURATION'],
  budgetKb: 80,
  components: {
    TemplatePanel: { shows: 'Mattermost' },
  },
};
