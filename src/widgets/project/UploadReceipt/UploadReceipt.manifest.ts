import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'UploadReceipt',
  group: 'project',
  purpose: 'show what the import of a BOM changed',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 44,
  components: {
    UploadReceipt: {
      props: { projectId: '$projectId', receipt: 'cut-off' },
      says: 'uploadReceipt.damaged',
    },
  },
  console: { route: 'projects/:projectId/receipt' },
};
