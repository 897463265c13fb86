import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectProperties',
  group: 'project',
  purpose: 'facts that somebody keeps with a project',
  permissions: ['PORTFOLIO_MANAGEMENT'],
  budgetKb: 79,
  components: {
    ProjectProperties: {
      props: { projectId: '$projectId' },
      says: 'propertyList.none',
      opens: ['Add property…'],
    },
  },
  console: { route: 'projects/:projectId/*' },
};
