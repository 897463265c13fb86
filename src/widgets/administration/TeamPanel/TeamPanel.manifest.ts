import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'TeamPanel',
  group: 'administration',
  purpose: 'manage teams: members, permissions, API keys, and mapped groups',
  permissions: ['ACCESS_MANAGEMENT'],
  budgetKb: 84,
  components: {
    TeamPanel: { shows: 'Administrators' },
  },
};
