import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'OidcGroupPanel',
  group: 'administration',
  purpose: 'map OpenID Connect groups to teams',
  permissions: ['ACCESS_MANAGEMENT'],
  budgetKb: 78,
  components: {
    OidcGroupPanel: { says: 'accessNames.noOidcGroupsKnown' },
  },
};
