import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'LicenseDetail',
  group: 'policy',
  purpose: 'show one license: texts, links, groups, and the policies that use it',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 45,
  components: {
    LicenseDetail: { props: { licenseId: 'GPL-2.0+' }, shows: 'GNU General Public License v2.0 or later' },
  },
  console: { route: 'licenses/:licenseId/*' },
};
