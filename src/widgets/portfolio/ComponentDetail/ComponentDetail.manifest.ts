import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ComponentDetail',
  group: 'portfolio',
  purpose: 'show one component: details, vulnerabilities over time, and where else it is used',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 79,
  components: {
    ComponentDetail: {
      props: { componentId: '$componentId' },
      shows: 'log4j-core',
    },
  },
  console: { route: 'components/:componentId/*' },
};
