import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ServiceDetail',
  group: 'project',
  purpose: 'show one service: endpoints, data flows, and provider',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 45,
  components: {
    ServiceDetail: {
      props: { serviceId: '5e121ce0-0000-4000-8000-000000000001' },
      shows: 'payment-api',
      opens: ['Edit…'],
    },
  },
  console: { route: 'services/:serviceId' },
};
