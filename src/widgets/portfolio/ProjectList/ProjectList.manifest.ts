import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectList',
  group: 'portfolio',
  purpose: 'the portfolio as a tree or flat, search, filters',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 95,
  components: {
    ProjectList: { shows: 'shop', opens: ['New project'] },
  },
  console: { route: 'projects', navigation: { section: 'portfolio', icon: 'project' } },
};
