import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'DependencyGraph',
  group: 'project',
  purpose: 'how components get into a project, what needs them',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 75,
  components: {
    DependencyGraph: { props: { projectId: '$projectId' }, shows: 'log4j-core' },
  },
  console: { route: 'projects/:projectId/*' },
};
