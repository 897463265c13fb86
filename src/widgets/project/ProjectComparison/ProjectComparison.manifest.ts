import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectComparison',
  group: 'project',
  purpose: 'two versions of a project, side by side',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 80,
  components: {
    ProjectComparison: { props: { projectId: '$projectId' }, shows: 'Compare versions of shop' },
  },
  console: { route: 'projects/:projectId/compare' },
};
