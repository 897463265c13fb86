import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'BomUploadManyDialog',
  group: 'portfolio',
  purpose: 'upload many CycloneDX files at once, each to the project it names',
  permissions: ['BOM_UPLOAD'],
  budgetKb: 18,
  components: {
    BomUploadManyDialog: {
      props: { onClose: '$callback' },
      says: 'bomUploadMany.drop',
      opens: 'itself',
    },
  },
};
