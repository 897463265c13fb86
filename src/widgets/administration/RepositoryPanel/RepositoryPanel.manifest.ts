import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'RepositoryPanel',
  group: 'administration',
  purpose: 'package repositories of a type: list, create, change, delete',
  permissions: ['SYSTEM_CONFIGURATION'],
  budgetKb: 78,
  components: {
    RepositoryPanel: { props: { type: 'PYPI' }, shows: 'pypi.org' },
  },
};
