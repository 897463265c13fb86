import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectAccessPanel',
  group: 'administration',
  purpose: 'which teams see which projects: the switch, and the projects of each team',
  permissions: ['ACCESS_MANAGEMENT', 'SYSTEM_CONFIGURATION'],
  budgetKb: 82,
  components: {
    ProjectAccessPanel: { shows: 'Administrators' },
  },
};
