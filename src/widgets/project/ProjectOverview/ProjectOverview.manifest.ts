import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectOverview',
  group: 'project',
  purpose: 'see project metrics over time',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 69,
  components: {
    ProjectOverview: { props: { projectId: '$projectId' }, says: 'portfolioFigures.triage' },
  },
  console: { route: 'projects/:projectId/*' },
};
