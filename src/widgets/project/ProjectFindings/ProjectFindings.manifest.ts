import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectFindings',
  group: 'project',
  purpose: 'list and audit the findings of a project',
  permissions: ['VIEW_VULNERABILITY'],
  // Marks of outdated components follow the orders of versions of all ecosystems, which are 4 kB.
  budgetKb: 98,
  components: {
    ProjectFindings: {
      props: { projectId: '$projectId' },
      shows: 'CVE-2021-44228',
      opens: ['More', 'Keyboard shortcuts'],
    },
  },
  console: { route: 'projects/:projectId/*' },
};
