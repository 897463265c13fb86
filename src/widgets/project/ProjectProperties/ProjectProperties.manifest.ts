import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectProperties',
  group: 'project',
  purpose: 'list and edit the custom properties of a project',
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
