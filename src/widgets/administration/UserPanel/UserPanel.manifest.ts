import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'UserPanel',
  group: 'administration',
  purpose: 'users of the server, of a directory or of an identity provider, with teams and permissions',
  permissions: ['ACCESS_MANAGEMENT'],
  budgetKb: 84,
  components: {
    UserPanel: { props: { kind: 'managed' }, shows: 'admin' },
  },
};
