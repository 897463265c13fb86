import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'TemplatePanel',
  group: 'administration',
  purpose: 'manage alert templates, with a preview',
  permissions: ['SYSTEM_CONFIGURATION'],
  budgetKb: 80,
  components: {
    TemplatePanel: { shows: 'Mattermost' },
  },
};
