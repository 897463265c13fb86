import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'GoToDialog',
  group: 'portfolio',
  purpose: 'jump to projects, vulnerabilities, pages, and actions by typing',
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
