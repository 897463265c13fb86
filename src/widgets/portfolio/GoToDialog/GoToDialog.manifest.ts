import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'GoToDialog',
  group: 'portfolio',
  purpose: 'projects, vulnerabilities, pages and actions, found by typing',
  permissions: [],
  budgetKb: 18,
  components: {
    GoToDialog: {
      props: { onClose: '$callback' },
      says: 'goToDialog.title',
      opens: 'itself',
    },
  },
};
