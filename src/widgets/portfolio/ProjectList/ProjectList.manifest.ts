import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectList',
  group: 'portfolio',
  purpose: 'browse, search, and filter the portfolio as a tree or a flat list',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 99,
  components: {
    ProjectList: { shows: 'shop', opens: ['Create project'] },
  },
  console: { route: 'projects', navigation: { section: 'portfolio', icon: 'project' } },
};
