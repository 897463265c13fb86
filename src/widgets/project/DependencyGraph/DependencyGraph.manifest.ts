import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'DependencyGraph',
  group: 'project',
  purpose: 'see how components get into a project and what depends on them',
  permissions: ['VIEW_PORTFOLIO'],
  // Marks of outdated components follow the orders of versions of all ecosystems, which are 4 kB.
  budgetKb: 80,
  components: {
    DependencyGraph: { props: { projectId: '$projectId' }, shows: 'log4j-core' },
  },
  console: { route: 'projects/:projectId/*' },
};
