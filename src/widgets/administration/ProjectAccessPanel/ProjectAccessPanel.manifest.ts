import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectAccessPanel',
  group: 'administration',
  purpose: 'turn on portfolio access control and assign projects to teams',
  permissions: ['ACCESS_MANAGEMENT', 'SYSTEM_CONFIGURATION'],
  budgetKb: 82,
  components: {
    ProjectAccessPanel: { shows: 'Administrators' },
  },
};
