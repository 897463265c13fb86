import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'PortfolioDashboard',
  group: 'portfolio',
  purpose: 'see portfolio metrics over time and what changed',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 66,
  components: {
    PortfolioDashboard: { shows: 'shop' },
  },
  console: {
    route: 'dashboard',
    navigation: { section: 'portfolio', icon: 'dashboard', permission: 'VIEW_PORTFOLIO' },
  },
};
