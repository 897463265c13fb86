import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProfileDialog',
  group: 'account',
  purpose: 'name and e-mail address of the signed-in user',
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
