import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProfileDialog',
  group: 'account',
  purpose: 'edit your own name and email address',
  permissions: [],
  budgetKb: 18,
  components: {
    ProfileDialog: {
      props: { onClose: '$callback', onProfileSaved: '$callback' },
      says: 'field.fullname',
      opens: 'itself',
    },
  },
};
