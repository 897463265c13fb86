import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectComponents',
  group: 'project',
  purpose: 'the components of a project',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 77,
  components: {
    ProjectComponents: { props: { projectId: '$projectId' }, shows: 'log4j-core', opens: ['Columns'] },
  },
  console: { route: 'projects/:projectId/*' },
};
