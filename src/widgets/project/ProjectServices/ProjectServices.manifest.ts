import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectServices',
  group: 'project',
  purpose: 'list and edit the services of a project',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 75,
  components: {
    ProjectServices: { props: { projectId: '$projectId' }, shows: 'payment-api', opens: ['Add service…'] },
  },
  console: { route: 'projects/:projectId/*' },
};
