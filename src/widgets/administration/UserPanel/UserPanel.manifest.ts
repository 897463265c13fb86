import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'UserPanel',
  group: 'administration',
  purpose: 'manage users: managed, LDAP, and OpenID Connect',
  permissions: ['ACCESS_MANAGEMENT'],
  budgetKb: 84,
  components: {
    UserPanel: { props: { kind: 'managed' }, shows: 'admin' },
  },
};
