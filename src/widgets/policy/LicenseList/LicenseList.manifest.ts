import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'LicenseList',
  group: 'policy',
  purpose: 'browse SPDX and custom licenses',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 71,
  components: {
    LicenseList: { shows: '389 Directory Server Exception', opens: ['Create license…'] },
  },
  console: {
    route: 'licenses',
    navigation: { section: 'portfolio', icon: 'license', permission: 'VIEW_PORTFOLIO' },
  },
};
