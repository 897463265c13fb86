import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'OidcGroupPanel',
  group: 'administration',
  purpose: 'groups of an OpenID Connect provider, and the teams of their members',
  permissions: ['ACCESS_MANAGEMENT'],
  budgetKb: 78,
  components: {
    OidcGroupPanel: { says: 'accessNames.noOidcGroupsKnown' },
  },
};
