import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectEditor',
  group: 'portfolio',
  purpose: 'create a project',
  permissions: ['PORTFOLIO_MANAGEMENT'],
  budgetKb: 66,
  components: {
    ProjectEditor: { says: 'projectEditor.create' },
    ProjectEditorDialog: {
      props: { onClose: '$callback', onProjectCreated: '$callback' },
      says: 'projectEditor.create',
      opens: 'itself',
    },
  },
};
