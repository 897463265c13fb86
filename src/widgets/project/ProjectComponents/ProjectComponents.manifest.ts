import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectComponents',
  group: 'project',
  purpose: 'the components of a project',
  permissions: ['VIEW_PORTFOLIO'],
<<<<<<< HEAD
  // Marks of outdated components follow the orders of versions of all ecosystems, which are 4 kB.
  budgetKb: 81,
=======
  budgetKb: 77,
>>>>>>> browser
  components: {
    ProjectComponents: { props: { projectId: '$projectId' }, shows: 'log4j-core', opens: ['Columns'] },
  },
  console: { route: 'projects/:projectId/*' },
};
