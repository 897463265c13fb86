import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectOverview',
  group: 'project',
  purpose: 'what a project adds up to, over time',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 66,
  components: {
    ProjectOverview: { props: { projectId: '$projectId' }, says: 'portfolioFigures.triage' },
  },
  console: { route: 'projects/:projectId/*' },
};
