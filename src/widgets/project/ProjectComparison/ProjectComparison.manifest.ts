import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectComparison',
  group: 'project',
  purpose: 'compare two versions of a project side by side',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 77,
  components: {
    ProjectComparison: { props: { projectId: '$projectId' }, says: 'projectComparison.noOthers' },
  },
  console: { route: 'projects/:projectId/compare' },
};
