import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ExampleList',
  group: 'policy',
  purpose: 'the example list',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 62,
  components: {
    ExampleList: { says: 'exampleList.none' },
  },
};
