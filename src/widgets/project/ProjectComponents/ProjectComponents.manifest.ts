import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectComponents',
  group: 'project',
  purpose: 'list, add, and delete the components of a project',
  permissions: ['VIEW_PORTFOLIO'],
  // Marks of outdated components follow the orders of versions of all ecosystems, which are 4 kB.
  budgetKb: 88,
  components: {
    ProjectComponents: { props: { projectId: '$projectId' }, shows: 'log4j-core', opens: ['Columns'] },
  },
  console: { route: 'projects/:projectId/*' },
};
