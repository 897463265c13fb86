import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'BomUpload',
  group: 'project',
  purpose: 'validate a CycloneDX BOM or VEX and upload it',
  permissions: ['BOM_UPLOAD'],
  budgetKb: 59,
  components: {
    BomUpload: { props: { projectId: '$projectId' }, says: 'bomUpload.drop' },
    BomUploadDialog: {
      props: { project: '$project', onClose: '$callback' },
      says: 'bomUpload.drop',
      opens: 'itself',
    },
    BomDropTarget: {
      props: { project: '$project', children: 'Content of the host' },
      shows: 'Content of the host',
    },
    VexUploadDialog: {
      props: { project: '$project', onClose: '$callback' },
      says: 'vexUpload.drop',
      opens: 'itself',
    },
  },
};
