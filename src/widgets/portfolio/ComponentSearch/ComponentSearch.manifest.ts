import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ComponentSearch',
  group: 'portfolio',
  purpose: 'search the portfolio for components by coordinates, package URL, CPE, SWID tag, or hash',
  permissions: ['VIEW_PORTFOLIO'],
  // Marks of outdated components follow the orders of versions of all ecosystems, which are 4 kB.
  budgetKb: 99,
  components: {
    ComponentSearch: {
      props: { defaultValue: { name: 'log4j' } },
      shows: 'log4j-core',
    },
  },
  console: {
    route: 'components',
    navigation: { section: 'portfolio', icon: 'component', permission: 'VIEW_PORTFOLIO' },
  },
};
