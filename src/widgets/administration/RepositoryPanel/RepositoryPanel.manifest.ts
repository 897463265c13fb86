import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'RepositoryPanel',
  group: 'administration',
  purpose: 'manage the package repositories of one type',
  permissions: ['SYSTEM_CONFIGURATION'],
  budgetKb: 79,
  components: {
    RepositoryPanel: { props: { type: 'PYPI' }, shows: 'pypi.org' },
  },
};
